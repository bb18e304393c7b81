from setuptools import setup
from mypyc.build import mypycify
import glob
fs=['src/quartier/core/luck.py','src/quartier/core/bits.py','src/quartier/core/event.py','src/quartier/core/game.py','src/quartier/bots/playout.py']+['src/quartier/titles/blueprints/%s.py'%n for n in 'pieces scoring hidden rules'.split()]
setup(name='q',package_dir={'':'src'},packages=['quartier'],ext_modules=mypycify(['--strict']+fs,opt_level='3',debug_level='0'))

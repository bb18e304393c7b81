from quartier.cli import main

raise SystemExit(main())

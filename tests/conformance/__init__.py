"""What every title has to keep, checked through the `Title` interface only.

A law is a function of a title and a play; `test_laws.py` lets Hypothesis choose the plays. `test_suite.py`
breaks a small title in every way a law is against, and sees the law find it.
"""

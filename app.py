"""Lookahead Lab, as a Space starts it: `python app.py --help` lists the switches."""

from visual.start import main

if __name__ == "__main__":
    main()

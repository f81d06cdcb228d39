from ossuary.cli import main

# Workers of `simulate` import this module again, under another name.
if __name__ == "__main__":
    main()

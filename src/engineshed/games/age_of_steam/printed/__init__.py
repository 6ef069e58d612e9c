"""What is printed on boards, cards and tiles: the component files, and what play derives from them once."""

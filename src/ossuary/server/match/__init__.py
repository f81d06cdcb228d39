"""A game derived from its journal: pure, without clock, chance or I/O."""

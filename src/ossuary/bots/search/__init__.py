"""How an answer is looked for, given a game and an evaluator."""

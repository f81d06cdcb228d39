# Refusals of Grave Goods.
grave-goods-over = The game is over.
grave-goods-no-bid = A bid is one of your coins, like “bid 3”.
grave-goods-spent = You do not have the coin { $coin } any more.
grave-goods-wait = You have bid already, or there is nothing to bid for yet.
grave-goods-no-card = That card can't be drawn now.

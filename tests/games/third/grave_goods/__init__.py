"""Grave Goods: sealed bids for what a grave holds, and an heirloom that nobody else knows of."""

from ossuary.games.descriptor import Descriptor

DESCRIPTOR = Descriptor(
    name="grave-goods",
    title="Grave Goods",
    prefix="GG",
    package=__name__,
    engine="grave_goods.game:GraveGoods",
)

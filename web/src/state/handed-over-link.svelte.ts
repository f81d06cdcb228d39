// The link of a seat one has just given away. It outlives the place at the table, which is gone with the seat.
class HandedOver {
  link = $state("");
  game = $state("");
}
export const handedOver = new HandedOver();

// The link of a seat that was just given away. It stays on the screen when the seat is gone from the table.
class HandedOver {
  link = $state("");
  game = $state("");
}
export const handedOver = new HandedOver();

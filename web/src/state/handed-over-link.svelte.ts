// The link of a seat that was just given away. It stays on the screen when the seat is gone from the table.
class HandedOver {
  link = $state("");
  game = $state("");
  /** The table whose seat is given away from here: its socket may say so before the link has come. */
  table = "";
}
export const handedOver = new HandedOver();

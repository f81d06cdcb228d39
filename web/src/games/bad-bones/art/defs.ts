// Adds the drawings of this game to a page that draws its pieces.
import { lender } from "../../../art/borrow-defs";
import Defs from "./Defs.svelte";

export const borrowDefs = lender(Defs);

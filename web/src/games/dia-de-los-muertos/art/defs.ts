// Lends the drawings of this game to whatever draws its pieces.
import { lender } from "../../../art/borrow-defs";
import Defs from "./Defs.svelte";

export const borrowDefs = lender(Defs);

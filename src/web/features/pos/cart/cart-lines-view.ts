import type { Ref } from "react";
import type { CartLine } from "../../../../domain/cart/cart.ts";
import type { Uuid } from "../../../../domain/ids.ts";
import type { CoursesOfLines } from "../courses/courses-of.ts";
import type { LineProblem } from "./cart-review.ts";

/** What a list of the cart's lines shows. */
export interface CartLinesView {
  lines: readonly CartLine[];
  courses: CoursesOfLines;
  activeLineId: Uuid | null;
  /** What keeps a line from being sent. */
  problems: ReadonlyMap<Uuid, LineProblem>;
  ref: Ref<HTMLOListElement>;
}

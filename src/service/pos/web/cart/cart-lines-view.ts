import type { Ref } from "react";
import type { Uuid } from "#platform/domain/ids.ts";
import type { CartLine } from "#service/cart/domain/cart.ts";
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

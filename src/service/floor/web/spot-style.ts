import type { CSSProperties } from "react";
import type { TableSpot } from "../domain/floor-plan.ts";

/** Where a table stands on the plan, in cells; how large a cell is the plan's style sheet says. */
export function spotStyle({ x, y, width, height }: Omit<TableSpot, "id" | "shape">): CSSProperties {
  return { "--x": x, "--y": y, "--width": width, "--height": height };
}

import { lazy, type ReactNode, Suspense } from "react";
import type { TableId } from "../../../domain/ids.ts";
import type { PlacedTable } from "./floor-groups.ts";
import { FloorSkeleton } from "./floor-skeleton.tsx";

/** The till and closing a drawer use this feature without a plan: its code comes when one is looked at. */
const Floors = lazy(() => import("./floors.tsx").then((module) => ({ default: module.Floors })));

export interface FloorBoardProps {
  /** A table as it is drawn on the plan: one button. */
  table: (table: PlacedTable) => ReactNode;
  /** Below the plan while nobody edits it; gets the tables that the plan has. */
  below: (tableIds: ReadonlySet<TableId>) => ReactNode;
}

/** The floor plan, live; what stands at each table is the screen's. */
export function FloorBoard(props: FloorBoardProps) {
  return (
    <Suspense fallback={<FloorSkeleton />}>
      <Floors {...props} />
    </Suspense>
  );
}

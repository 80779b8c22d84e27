import { lazy, Suspense } from "react";
import { FloorSkeleton } from "./floor-skeleton.tsx";
import type { FloorsProps } from "./floors.tsx";

/** The till and closing a drawer use this feature without a plan: its code comes when one is looked at. */
const Floors = lazy(() => import("./floors.tsx").then((module) => ({ default: module.Floors })));

/** The floor plan, live; what stands at each table is the screen's. */
export function FloorBoard(props: FloorsProps) {
  return (
    <Suspense fallback={<FloorSkeleton />}>
      <Floors {...props} />
    </Suspense>
  );
}

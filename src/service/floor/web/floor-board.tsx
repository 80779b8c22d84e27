import { lazy, Suspense } from "react";
import { FloorSkeleton } from "./floor-skeleton.tsx";
import type { FloorsProps } from "./floors.tsx";

/** Loaded on demand, because the till and the cash closing use this feature without a plan. */
const Floors = lazy(() => import("./floors.tsx").then((module) => ({ default: module.Floors })));

/** Shows the live floor plan; the caller draws each table. */
export function FloorBoard(props: FloorsProps) {
  return (
    <Suspense fallback={<FloorSkeleton />}>
      <Floors {...props} />
    </Suspense>
  );
}

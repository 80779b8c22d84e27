import { type Sample, sample } from "#app/server/suites/sample.ts";
import { claimDishes, releaseDishes, serveDishes } from "../contract/tray.ts";

export const traySamples: readonly Sample[] = [
  sample(claimDishes)(({ ready }) => ({ body: { lineIds: [ready.kitchenLine] } })),
  sample(releaseDishes)(({ ready }) => ({ body: { lineIds: [ready.kitchenLine] } })),
  sample(serveDishes)(({ ready }) => ({ body: { lineIds: [ready.barLine] } })),
];

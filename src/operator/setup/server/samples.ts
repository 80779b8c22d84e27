import { type Sample, sample } from "#app/server/suites/sample.ts";
import { startWithMenu } from "../contract/setup-guide.ts";

export const setupSamples: readonly Sample[] = [
  sample(startWithMenu)(() => ({ body: { menu: "pupuseria" } })),
];

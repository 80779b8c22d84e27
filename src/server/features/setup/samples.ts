import { startWithMenu } from "../../../contract/setup/setup-guide.ts";
import { type Sample, sample } from "../../suites/sample.ts";

export const setupSamples: readonly Sample[] = [
  sample(startWithMenu)(() => ({ body: { menu: "pupuseria" } })),
];

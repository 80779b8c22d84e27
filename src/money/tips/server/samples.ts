import { type Sample, sample } from "#app/server/suites/sample.ts";
import { setTipRules } from "../contract/tips.ts";

export const tipsSamples: readonly Sample[] = [
  sample(setTipRules)(() => ({ body: { is_suggested: true, rate: 12 } })),
];

import { setTipRules } from "../../../contract/tips.ts";
import { type Sample, sample } from "../../suites/sample.ts";

export const tipsSamples: readonly Sample[] = [
  sample(setTipRules)(() => ({ body: { is_suggested: true, rate: 12 } })),
];

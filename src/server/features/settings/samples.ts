import { setChargingRules } from "../../../contract/settings.ts";
import { type Sample, sample } from "../../suites/sample.ts";

export const settingsSamples: readonly Sample[] = [
  sample(setChargingRules)(() => ({ body: { pay_first: ["takeaway"] } })),
];

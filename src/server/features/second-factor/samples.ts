import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
} from "../../../contract/person/second-factor.ts";
import { type Sample, sample } from "../../suites/sample.ts";
import { testPassword } from "../../testing/sessions.ts";

export const secondFactorSamples: readonly Sample[] = [
  sample(beginSecondFactor)(() => ({ body: { password: testPassword } })),
  sample(confirmSecondFactor)(() => ({ body: { code: "000000" } })),
  sample(removeSecondFactor)(() => ({ body: { password: testPassword, code: "000000" } })),
];

import { renewPlatformRecoveryCodes } from "../../../contract/person/operator-security.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from "../../../contract/person/second-factor.ts";
import { type Sample, sample } from "../../suites/sample.ts";
import { testPassword } from "../../testing/sessions.ts";

export const secondFactorSamples: readonly Sample[] = [
  sample(beginSecondFactor)(() => ({ body: { password: testPassword } })),
  sample(confirmSecondFactor)(() => ({ body: { code: "000000" } })),
  sample(removeSecondFactor)(() => ({ body: { password: testPassword, code: "000000" } })),
  sample(renewRecoveryCodes)(() => ({ body: { code: "000000" } })),
  sample(renewPlatformRecoveryCodes)(() => ({ body: { code: "000000" } })),
];

import { type Sample, sample } from "#app/server/suites/sample.ts";
import { testPassword } from "#app/server/testing/sessions.ts";
import { renewPlatformRecoveryCodes } from "../contract/operator-security.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from "../contract/second-factor.ts";

export const secondFactorSamples: readonly Sample[] = [
  sample(beginSecondFactor)(() => ({ body: { password: testPassword } })),
  sample(confirmSecondFactor)(() => ({ body: { code: "000000" } })),
  sample(removeSecondFactor)(() => ({ body: { password: testPassword, code: "000000" } })),
  sample(renewRecoveryCodes)(() => ({ body: { code: "000000" } })),
  sample(renewPlatformRecoveryCodes)(() => ({ body: { code: "000000" } })),
];

import { type Sample, sample } from "#app/server/suites/sample.ts";
import { testPassword } from "#app/server/testing/sessions.ts";
import { removePlatformDevice } from "#core/second-factor/contract/operator-security.ts";
import { refreshToken, setLanguage, signIn, signOut } from "../contract/auth.ts";
import {
  beginPlatformSecondFactor,
  platformRefreshToken,
  platformSignIn,
  platformSignOut,
  setPlatformLanguage,
} from "../contract/operator-session.ts";
import { forgotPassword, resetPassword } from "../contract/password-reset.ts";
import { removeDevice, setConfirmSends } from "../contract/profile.ts";

export const authSamples: readonly Sample[] = [
  sample(signIn)(({ admin }) => ({ body: { username: admin.username, password: testPassword } })),
  sample(signOut)(() => ({})),
  sample(platformSignIn)(({ admin }) => ({ body: { username: admin.username, password: testPassword } })),
  sample(beginPlatformSecondFactor)(({ admin }) => ({
    body: { username: admin.username, password: testPassword },
  })),
  sample(platformSignOut)(() => ({})),
  sample(platformRefreshToken)(() => ({})),
  sample(refreshToken)(() => ({})),
  sample(forgotPassword)(({ admin }) => ({ body: { username: admin.username } })),
  sample(resetPassword)(() => ({
    params: { token: `1.${"A".repeat(43)}` },
    body: { password: "una-frase-larga-1" },
  })),
  sample(removeDevice)(({ otherDevice }) => ({ body: { device_id: otherDevice } })),
  sample(removePlatformDevice)(({ otherDevice }) => ({ body: { device_id: otherDevice } })),
  sample(setPlatformLanguage)(() => ({ body: { language: "en" } })),
  sample(setLanguage)(() => ({ body: { language: "en" } })),
  sample(setConfirmSends)(() => ({ body: { confirm_sends: 0 } })),
];

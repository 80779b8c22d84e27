import { refreshToken, setLanguage, signIn, signOut } from "../../../contract/auth.ts";
import { removePlatformDevice } from "../../../contract/person/operator-security.ts";
import { forgotPassword, resetPassword } from "../../../contract/person/password-reset.ts";
import { removeDevice, setConfirmSends } from "../../../contract/person/profile.ts";
import {
  beginPlatformSecondFactor,
  platformRefreshToken,
  platformSignIn,
  platformSignOut,
  setPlatformLanguage,
} from "../../../contract/platform-console.ts";
import { type Sample, sample } from "../../suites/sample.ts";
import { testPassword } from "../../testing/sessions.ts";

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

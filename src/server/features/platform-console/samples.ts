import { platformRefreshToken, platformSignIn, platformSignOut } from "../../../contract/platform-console.ts";
import { type Sample, sample } from "../../suites/sample.ts";
import { testPassword } from "../../testing/sessions.ts";

export const platformConsoleSamples: readonly Sample[] = [
  sample(platformSignIn)(({ admin }) => ({ body: { username: admin.username, password: testPassword } })),
  sample(platformSignOut)(() => ({})),
  sample(platformRefreshToken)(() => ({})),
];

import { platformRefreshToken, platformSignIn, platformSignOut } from "../../../contract/platform-console.ts";
import { type Sample, sample } from "../../suites/sample.ts";
import { testPassword } from "../../testing/sessions.ts";

/** A good call of each mutation of platform-console. */
export const platformConsoleSamples: readonly Sample[] = [
  sample(platformSignIn)(({ admin }) => ({ body: { username: admin.username, password: testPassword } })),
  sample(platformSignOut)(() => ({})),
  sample(platformRefreshToken)(() => ({})),
];

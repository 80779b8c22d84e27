import { createSecretBox } from "#platform/server/secrets/secret-box.ts";

/** Box with which test servers seal secrets. */
export const testSecrets = createSecretBox(["5e".repeat(32)]);

/** Secret with which test servers sign session cookies. */
export const testCookieSecret = "a secret that only the tests know";

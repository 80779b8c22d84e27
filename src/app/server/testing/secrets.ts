import { createSecretBox } from "#platform/server/secrets/secret-box.ts";

/** Key with which test servers seal secrets. */
export const testSecretKey = "5e".repeat(32);

/** Box with which test servers seal secrets. */
export const testSecrets = createSecretBox([testSecretKey]);

/** Secret with which test servers sign session cookies. */
export const testCookieSecret = "a secret that only the tests know";

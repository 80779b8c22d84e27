import { createSecretBox } from "#platform/server/secrets/secret-box.ts";

/** What test servers seal secrets with. */
export const testSecrets = createSecretBox(["5e".repeat(32)]);

import { z } from "zod";

/**
 * Version of a thing when somebody began to edit it, as the server gave it. Sent back with the edit, it makes
 * the server refuse (`changed_meanwhile`) when the thing has changed since; without it the last to save wins
 * (docs/decisions/0043).
 */
export const editVersion = z.string().max(64);

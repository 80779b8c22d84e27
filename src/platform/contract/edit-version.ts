import { z } from "zod";

/**
 * What a thing was like when somebody began to edit it, as the server gave it. Sent back with the edit, the server refuses it
 * (`changed_meanwhile`) when the thing is not like that any more; without it the last to save wins (docs/decisions/0043).
 */
export const editVersion = z.string().max(64);

import { z } from "zod";

/** Query of the screens for a forgotten password: `console` where an operator came from, and signs in again. */
export const passwordSearch = z.object({ at: z.literal("console").optional().catch(undefined) });
export type PasswordSearch = z.output<typeof passwordSearch>;

/** Where somebody signs in with the new password: no door takes the other's people. */
export const doorOf = ({ at }: PasswordSearch) => (at === "console" ? "/superadmin" : "/login");

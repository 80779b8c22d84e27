import type { StaffContext } from "#platform/server/http/context.ts";

/** Who takes the money, and when; in whose language a refusal is said. */
export type Cashier = Pick<StaffContext, "userId" | "role" | "scope" | "now" | "say" | "language">;

import type { StaffContext } from "#platform/server/http/context.ts";

/** Who makes an order: somebody signed in, or for a guest's phone who serves the table. */
export type OrderMaker = Pick<StaffContext, "now" | "say" | "userId"> & {
  readonly sessionId: StaffContext["sessionId"] | null;
};

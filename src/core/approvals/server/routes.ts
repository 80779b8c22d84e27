import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/approvals.ts";
import { giveApproval } from "./give-approval.ts";
import { approversWithPin, ownPin, setPin } from "./pins.ts";

/** PINs, and approval of what others may not do alone. */
export const approvalRoutes: FeatureRoutes = (on, deps) => {
  on(contract.listApprovers, ({ ctx }) =>
    ctx.inTenant(async (tx) => ({ approvers: await approversWithPin(tx) })),
  );
  on(contract.giveApproval, ({ ctx, body }) => giveApproval(ctx, deps, body));
  on(contract.readPin, ({ ctx }) => ctx.inTenant((tx) => ownPin(tx, ctx.userId)));
  on(contract.setPin, ({ ctx, body }) => setPin(ctx, deps, body));
};

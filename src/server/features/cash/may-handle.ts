import { mayDo } from "../../../domain/access/actions.ts";
import { mayApprove } from "../../../domain/access/approvals.ts";
import type { UserId } from "../../../domain/ids.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";

/** Refuses whoever neither opened the session nor manages: a drawer is counted and emptied by who answers for it. */
export function refuseStrangers(ctx: StaffContext, session: { readonly opened_by: UserId }): void {
  if (session.opened_by !== ctx.userId && !mayApprove(ctx)) throw new AppError("not_permitted");
}

/**
 * Whether the count is blind for this person: while a session is open, only who oversees cash is told what was sold,
 * from which follows what must be in the drawer.
 */
export function isBlind(ctx: StaffContext, session: { readonly closed_at: Date | null }): boolean {
  return session.closed_at === null && !mayDo(ctx, "cash.oversee");
}

/** Whether the person sees this session: managers all, others their own and what is open beside them. */
export function maySee(
  ctx: StaffContext,
  session: { readonly opened_by: UserId; readonly closed_at: Date | null },
): boolean {
  return mayDo(ctx, "cash.oversee") || session.opened_by === ctx.userId || session.closed_at === null;
}

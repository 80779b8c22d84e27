import { type ApprovableAction, needsApproval } from "#platform/domain/access/approvals.ts";
import type { UserId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { parseToken } from "#platform/server/http/actor.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { requestHash } from "#platform/server/http/idempotency.ts";
import { consumeApproval } from "./pins.ts";

export interface ActionToApprove {
  readonly action: ApprovableAction;
  /** Number of the row the act is about: approval for one is none for another. */
  readonly subject: number;
  /** Approval code in the request. */
  readonly approval: string | undefined;
  /** Words and figures of the act as they are on the wire: the approver reads them before the PIN. */
  readonly terms: ActionTerms;
}

/** Terms of an act; unknown ones and those that do not apply are left out. */
export interface ActionTerms {
  /** The dish, the invoice, the drawer. */
  readonly title: string;
  readonly amount: number;
  readonly pieces?: number;
  readonly method?: string;
  readonly reason?: string | null;
  /** Further differences of a count: method and amount in turn. */
  readonly others?: readonly (string | number)[];
}

/**
 * Lets an act pass that needs a manager, inside the transaction of the act. For most acts (`needsApproval`) a
 * person who may approve needs nobody (null); others need an approval by PIN of exactly this act with its
 * present terms. The approval is used up if and only if the act commits. Returns who approved, for the audit
 * record. Throws `approval_required` (the screen asks for the PIN and sends again) and `approval_invalid`.
 */
export async function approveByPin(
  tx: Tx,
  ctx: Pick<StaffContext, "role" | "scope" | "sessionId" | "now" | "asked">,
  { action, subject, approval, terms }: ActionToApprove,
): Promise<UserId | null> {
  if (!needsApproval(ctx, action)) return null;
  const act = requestHash({ asked: ctx.asked().toString("hex"), terms });
  const details = { action, subject, act: act.toString("hex"), ...terms };
  if (approval === undefined) throw new AppError("approval_required", { details });
  const token = parseToken(approval);
  const { sessionId } = ctx;
  const approver =
    token && (await consumeApproval(tx, { hash: token.hash, action, subject, act, sessionId }, ctx.now));
  if (approver === undefined) throw new AppError("approval_invalid", { details });
  return approver;
}

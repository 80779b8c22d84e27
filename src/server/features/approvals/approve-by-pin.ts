import { type ApprovableAction, mayApprove } from "../../../domain/access/approvals.ts";
import type { UserId } from "../../../domain/ids.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { parseToken } from "../../platform/http/actor.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { spendApproval } from "./pin-queries.ts";

export interface ActToApprove {
  readonly action: ApprovableAction;
  /** Number of the row the act is about: approval for one is none for another. */
  readonly subject: number;
  /** What the client sends as `approval`. */
  readonly approval: string | undefined;
}

/**
 * Lets an act pass that needs a manager, inside the transaction of the act: whoever may approve needs nobody (null), others
 * an approval by PIN, which is used up if and only if the act commits. Gives who approved, for the audit record.
 * Refuses `approval_required` (the screen asks for the PIN and sends again) and `approval_invalid`.
 */
export async function approveByPin(
  tx: Tx,
  ctx: Pick<StaffContext, "role" | "scope" | "sessionId" | "now">,
  { action, subject, approval }: ActToApprove,
): Promise<UserId | null> {
  if (mayApprove(ctx)) return null;
  if (approval === undefined) throw new AppError("approval_required", { details: { action, subject } });
  const token = parseToken(approval);
  const { sessionId } = ctx;
  const approver =
    token && (await spendApproval(tx, { hash: token.hash, action, subject, sessionId }, ctx.now));
  if (approver === undefined) throw new AppError("approval_invalid", { details: { action, subject } });
  return approver;
}

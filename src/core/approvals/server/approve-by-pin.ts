import { type ApprovableAction, needsApproval } from "#platform/domain/access/approvals.ts";
import type { UserId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { parseToken } from "#platform/server/http/actor.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { requestHash } from "#platform/server/http/idempotency.ts";
import { spendApproval } from "./pin-queries.ts";

export interface ActToApprove {
  readonly action: ApprovableAction;
  /** Number of the row the act is about: approval for one is none for another. */
  readonly subject: number;
  /** What the client sends as `approval`. */
  readonly approval: string | undefined;
  /** What the act comes to, in words and figures as they are on the wire: the approver reads them before the PIN. */
  readonly terms: ActTerms;
}

/** What is not known of an act, or does not apply to it, is left out. */
export interface ActTerms {
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
 * Lets an act pass that needs a manager, inside the transaction of the act: whoever may approve needs nobody (null) for most
 * acts (`needsApproval`), others an approval by PIN of exactly this act: of all that was asked and of what it comes to now.
 * It is used up if and only if the act commits. Gives who approved, for the audit record. Refuses `approval_required` (the
 * screen asks for the PIN and sends again) and `approval_invalid`.
 */
export async function approveByPin(
  tx: Tx,
  ctx: Pick<StaffContext, "role" | "scope" | "sessionId" | "now" | "asked">,
  { action, subject, approval, terms }: ActToApprove,
): Promise<UserId | null> {
  if (!needsApproval(ctx, action)) return null;
  const act = requestHash({ asked: ctx.asked().toString("hex"), terms });
  const details = { action, subject, act: act.toString("hex"), ...terms };
  if (approval === undefined) throw new AppError("approval_required", { details });
  const token = parseToken(approval);
  const { sessionId } = ctx;
  const approver =
    token && (await spendApproval(tx, { hash: token.hash, action, subject, act, sessionId }, ctx.now));
  if (approver === undefined) throw new AppError("approval_invalid", { details });
  return approver;
}

import { giveApproval } from "#core/approvals/contract/approvals.ts";
import type { BodyOf } from "#platform/contract/define.ts";
import type { ErrorReply } from "../../contract/errors.ts";
import type { Person } from "./sessions.ts";

export interface Approver {
  readonly userId: number;
  readonly pin: string;
}

type ApprovalBody = BodyOf<typeof giveApproval>;

/** A manager approves, at the till of who asked, what was refused there with `approval_required`. */
export async function approvalOf(
  { error }: { readonly error: ErrorReply },
  asker: Person,
  { userId, pin }: Approver,
): Promise<string> {
  const { action, subject, act } = error.details as Pick<ApprovalBody, "action" | "subject" | "act">;
  const body = { approver_id: userId, pin, action, subject, act };
  return (await asker.call(giveApproval, { body })).ok.approval;
}

import { type ReactNode, useState } from "react";
import { type ApprovableAction, approvableActions } from "#platform/domain/access/approvals.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { type ApprovalAbout, ApprovalDialog, type ApprovalRequest } from "./approval-dialog.tsx";

interface PendingRequest extends ApprovalRequest {
  readonly about: ApprovalAbout;
  /** Undefined: the person gave up. */
  readonly onAnswer: (approval: string | undefined) => void;
}

export interface Approval {
  /**
   * Runs `act`. When the server wants a manager's approval, asks for it on this screen and runs `act` again
   * with it. Rejects as `act` does; giving up rejects with the refusal. `about` shows the manager what they
   * approve.
   */
  run: <Result>(act: (approval?: string) => Promise<Result>, about: ApprovalAbout) => Promise<Result>;
  /** The dialog, to be put somewhere in the screen. */
  dialog: ReactNode;
}

/** Approval by PIN around any call that may answer `approval_required`. */
export function useApproval(): Approval {
  const [pending, setPending] = useState<PendingRequest | null>(null);
  const ask = (request: ApprovalRequest, about: ApprovalAbout) =>
    new Promise<string | undefined>((resolve) => {
      const onAnswer = (approval: string | undefined) => {
        setPending(null);
        resolve(approval);
      };
      setPending({ ...request, about, onAnswer });
    });
  const run = async <Result,>(
    act: (approval?: string) => Promise<Result>,
    about: ApprovalAbout,
  ): Promise<Result> => {
    let approval: string | undefined;
    for (;;) {
      try {
        return await act(approval);
      } catch (error) {
        const request = requestOf(error);
        approval = request && (await ask(request, about));
        if (approval === undefined) throw error;
      }
    }
  };
  const dialog = pending && (
    <ApprovalDialog
      request={pending}
      about={pending.about}
      onApproved={(approval) => pending.onAnswer(approval)}
      onClose={() => pending.onAnswer(undefined)}
    />
  );
  return { run, dialog };
}

/** Returns the act that the server wants approved; undefined for every other failure. */
function requestOf(error: unknown): ApprovalRequest | undefined {
  if (!isApiError(error, "approval_required", "approval_invalid")) return undefined;
  const { action, subject, act } = error.details;
  const known = approvableActions.find((known): known is ApprovableAction => known === action);
  return known && typeof subject === "number" && typeof act === "string"
    ? { action: known, subject, act }
    : undefined;
}

/** Tells whether a call ended because the person did not get the approval; there is nothing more to say about it. */
export function isApprovalMissing(error: unknown): boolean {
  return isApiError(error, "approval_required", "approval_invalid");
}

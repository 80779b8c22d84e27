import { useState } from "react";
import type { CashReport, closeCashSession } from "../../../contract/cash-reports.ts";
import type { ResponseOf } from "../../../contract/platform/define.ts";
import { countedCash } from "../../../domain/cash/count-cash.ts";
import { ZERO_CENTS } from "../../../domain/money/cents.ts";
import { toastSuccess } from "../../../ui/feedback/toast.tsx";
import { formatAmount } from "../../platform/format.ts";
import { useAttempt } from "../../platform/forms/use-attempt.ts";
import { errorText } from "../../platform/show-error.ts";
import { isApprovalMissing, useApproval } from "../approvals/public.ts";
import { useCloseSession } from "./cash-api.ts";
import { countedPieces, type PiecesByDenomination } from "./count-fields.tsx";
import { hasUnreadable, type MethodDrafts, statedMethods } from "./method-fields.tsx";

/** Who still has to pay, the blind count of cash, then of all else, and only when it differs too much the reason. */
export type ClosingStep = "accounts" | "count" | "methods" | "reason";

type ClosingResult = ResponseOf<typeof closeCashSession>;

/** The way through the corte: which step, what was counted, what the server said of it. */
export function useClosing(report: CashReport, onDone: () => void) {
  const [step, setStep] = useState<ClosingStep>("accounts");
  const [pieces, setPieces] = useState<PiecesByDenomination>({});
  const [stated, setStated] = useState<MethodDrafts>({});
  const [reason, setReason] = useState("");
  const [result, setResult] = useState<ClosingResult | null>(null);
  const closing = useCloseSession(report.session_id);
  const approval = useApproval();
  const attempt = useAttempt();
  const counts = countedPieces(pieces);
  const hasMethods = report.to_state.length > 0;
  const isIncomplete = step === "reason" ? reason.trim() === "" : hasUnreadable(stated);
  const close = async () => {
    const difference_reason = step === "reason" ? reason.trim() : null;
    const body = { counts, methods: statedMethods(stated), difference_reason };
    const closed = await attempt.run(body, (uuid) =>
      approval.run(
        (token) =>
          closing.mutateAsync(token === undefined ? { ...body, uuid } : { ...body, uuid, approval: token }),
        { ...aboutDifference(report, result), reason: difference_reason },
      ),
    );
    setResult(closed);
    if (closed.z_no === null) return setStep("reason");
    toastSuccess(closed.message);
    onDone();
  };
  const isLastCount = step === "methods" || (step === "count" && !hasMethods);
  return {
    step,
    pieces,
    setPieces,
    stated,
    setStated,
    reason,
    setReason,
    /** What the server found; null until it was asked. */
    result,
    /** The reason is missing, or an amount cannot be read. */
    isIncomplete,
    /** Whether anything was counted or said that a closed dialog would lose. */
    isDirty: countedCash(counts) > 0 || Object.keys(stated).length > 0 || reason !== "",
    /** Whether the next tap gives the count to the server. */
    isClosing: step === "reason" || isLastCount,
    counted: countedCash(counts),
    busy: closing.isPending,
    failure: attempt.isUnsure ? null : failureOf(closing.error),
    attempt,
    /** The same count once more. */
    again: () => void close().catch(() => undefined),
    approvalDialog: approval.dialog,
    back: () => setStep(step === "count" ? "accounts" : "count"),
    next: () => {
      if (step === "accounts") return setStep("count");
      if (step === "count" && hasMethods) return setStep("methods");
      // The failure is shown above the button and stays until the next attempt.
      if (!isIncomplete && !closing.isPending) close().catch(() => undefined);
    },
  };
}

/** What a manager reads before the PIN. */
const aboutDifference = ({ drawer, store }: CashReport, found: ClosingResult | null) => ({
  what: drawer,
  amount: formatAmount(found?.difference ?? ZERO_CENTS, store.currency),
});

function failureOf(error: Error | null): string | null {
  return error === null || isApprovalMissing(error) ? null : errorText(error);
}

export type Closing = ReturnType<typeof useClosing>;

import { useState } from "react";
import { isApprovalMissing, useApproval } from "#core/approvals/web/public.ts";
import type { CashReport, closeCashSession, SavedCount } from "#money/cash-reports/contract/cash-reports.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { type Cents, subtractCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useAttempt } from "#platform/web/forms/use-attempt.ts";
import { errorText } from "#platform/web/show-error.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { useCloseSession } from "./cash-api.ts";
import { cashBody, countedOf, draftOfCash, isTotalMissing, NOTHING_COUNTED } from "./cash-draft.ts";
import { hasUnreadable, type MethodDrafts, statedMethods } from "./count-fields.tsx";

/**
 * The steps of the corte: open accounts, the blind count of cash, then of all else, and a reason only if it differs
 * too much.
 */
type ClosingStep = "accounts" | "count" | "methods" | "reason";

type ClosingResult = ResponseOf<typeof closeCashSession>;

/**
 * Holds the count and the reason so far. Starts from the count saved last, even on another device, because its
 * difference was shown.
 */
function useCountDraft(report: CashReport) {
  const [saved] = useState(() => report.counts.at(-1) ?? null);
  const [cash, setCash] = useState(() =>
    saved === null ? NOTHING_COUNTED : draftOfCash(saved.counted, saved.pieces),
  );
  const [stated, setStated] = useState<MethodDrafts>(() => draftsOf(saved));
  const [reason, setReason] = useState("");
  const [recountReason, setRecountReason] = useState("");
  /** The server's answer; null before the first request. */
  const [result, setResult] = useState<ClosingResult | null>(() => resultOf(saved));
  const counted = countedOf(cash);
  const said = reason !== "" || recountReason !== "";
  // A saved count is not lost.
  const isUnsaved = saved === null && (counted > 0 || Object.keys(stated).length > 0);
  return {
    wasSaved: saved !== null,
    cash,
    setCash,
    stated,
    setStated,
    reason,
    setReason,
    recountReason,
    setRecountReason,
    result,
    setResult,
    counted,
    /** True if closing the dialog would lose a count or a reason. */
    isDirty: said || isUnsaved,
  };
}

/** Runs the corte: the step, the count, the server's answer. */
export function useClosing(report: CashReport, onDone: () => void) {
  const draft = useCountDraft(report);
  const { cash, stated, result, counted, wasSaved } = draft;
  const [step, setStep] = useState<ClosingStep>(wasSaved ? "reason" : "accounts");
  const closing = useCloseSession(report.session_id);
  const approval = useApproval();
  const attempt = useAttempt();
  const hasMethods = report.to_state.length > 0;
  const isLastCount = step === "methods" || (step === "count" && !hasMethods);
  // After a saved count, another one is a recount.
  const isRecount = result !== null && isLastCount;
  const isIncomplete =
    step === "reason"
      ? draft.reason.trim() === ""
      : isTotalMissing(cash) || hasUnreadable(stated) || (isRecount && draft.recountReason.trim() === "");
  const close = async () => {
    const difference_reason = step === "reason" ? draft.reason.trim() : null;
    const recount_reason = isRecount ? draft.recountReason.trim() : null;
    const body = { ...cashBody(cash), methods: statedMethods(stated), difference_reason, recount_reason };
    const closed = await attempt.run(body, (uuid) =>
      approval.run(
        (token) =>
          closing.mutateAsync(token === undefined ? { ...body, uuid } : { ...body, uuid, approval: token }),
        isRecount
          ? aboutRecount(report, counted, recount_reason)
          : { ...aboutDifference(report, result), reason: difference_reason },
      ),
    );
    draft.setResult(closed);
    if (closed.z_no === null) return setStep("reason");
    toastSuccess(closed.message);
    onDone();
  };
  return {
    ...draft,
    step,
    /** The next tap sends a recount, which needs its reason. */
    isRecount,
    /** The reason is missing, or an amount cannot be read. */
    isIncomplete,
    /** True if the next tap sends the count to the server. */
    isClosing: step === "reason" || isLastCount,
    busy: closing.isPending,
    failure: attempt.isUnsure ? null : failureOf(closing.error),
    attempt,
    /** Sends the same count again. */
    again: () => void close().catch(() => undefined),
    approvalDialog: approval.dialog,
    back: () => setStep(step === "count" ? (wasSaved ? "reason" : "accounts") : "count"),
    next: () => {
      if (step === "accounts") return setStep("count");
      if (step === "count" && hasMethods) return setStep("methods");
      // The failure is shown above the button and stays until the next attempt.
      if (!isIncomplete && !closing.isPending) close().catch(() => undefined);
    },
  };
}

function draftsOf(saved: SavedCount | null): MethodDrafts {
  return Object.fromEntries(
    (saved?.methods ?? []).map(({ id, taken, given_back, vouchers }) => [
      id,
      { id, taken, givenBack: given_back, vouchers: vouchers ?? 0 },
    ]),
  );
}

/** Rebuilds the server's answer from a saved count. */
function resultOf(saved: SavedCount | null): ClosingResult | null {
  if (saved === null) return null;
  const methods = saved.methods
    .filter(({ difference }) => difference !== 0)
    .map(({ title, taken, given_back, difference }) => ({
      title,
      counted: subtractCents(taken, given_back),
      difference,
    }));
  return { message: "", difference: saved.difference, methods, z_no: null };
}

/** Describes a recount to the manager who enters the PIN. */
const aboutRecount = ({ drawer, store }: CashReport, counted: Cents, reason: string | null) => ({
  what: drawer,
  amount: formatAmount(counted, store.currency),
  reason,
});

/** Describes the difference to the manager who enters the PIN. */
const aboutDifference = ({ drawer, store }: CashReport, found: ClosingResult | null) => ({
  what: drawer,
  amount: formatAmount(found?.difference ?? ZERO_CENTS, store.currency),
});

function failureOf(error: Error | null): string | null {
  return error === null || isApprovalMissing(error) ? null : errorText(error);
}

export type SessionClosing = ReturnType<typeof useClosing>;

import { useState } from "react";
import { isApprovalMissing, useApproval } from "#core/approvals/web/public.ts";
import type { CashReport, closeCashSession, KeptCount } from "#money/cash-reports/contract/cash-reports.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { type Cents, subtractCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useAttempt } from "#platform/web/forms/use-attempt.ts";
import { errorText } from "#platform/web/show-error.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { countedCash } from "../domain/count-cash.ts";
import { useCloseSession } from "./cash-api.ts";
import { countedPieces, type PiecesByDenomination } from "./count-fields.tsx";
import { hasUnreadable, type MethodDrafts, statedMethods } from "./method-fields.tsx";

/** Who still has to pay, the blind count of cash, then of all else, and only when it differs too much the reason. */
export type ClosingStep = "accounts" | "count" | "methods" | "reason";

type ClosingResult = ResponseOf<typeof closeCashSession>;

/** What was counted and said so far, begun with the count that was kept last, also on another device: its difference was told. */
function useCountDraft(report: CashReport) {
  const [kept] = useState(() => report.counts.at(-1) ?? null);
  const [pieces, setPieces] = useState<PiecesByDenomination>(() => piecesOf(kept));
  const [stated, setStated] = useState<MethodDrafts>(() => draftsOf(kept));
  const [reason, setReason] = useState("");
  const [recountReason, setRecountReason] = useState("");
  /** What the server found; null until it was asked. */
  const [result, setResult] = useState<ClosingResult | null>(() => resultOf(kept));
  const counts = countedPieces(pieces);
  const counted = countedCash(counts);
  const said = reason !== "" || recountReason !== "";
  // What was kept is not lost.
  const isUnkept = kept === null && (counted > 0 || Object.keys(stated).length > 0);
  return {
    wasKept: kept !== null,
    pieces,
    setPieces,
    stated,
    setStated,
    reason,
    setReason,
    recountReason,
    setRecountReason,
    result,
    setResult,
    counts,
    counted,
    /** Whether anything was counted or said that a closed dialog would lose. */
    isDirty: said || isUnkept,
  };
}

/** The way through the corte: which step, what was counted, what the server said of it. */
export function useClosing(report: CashReport, onDone: () => void) {
  const draft = useCountDraft(report);
  const { stated, result, counts, counted, wasKept } = draft;
  const [step, setStep] = useState<ClosingStep>(wasKept ? "reason" : "accounts");
  const closing = useCloseSession(report.session_id);
  const approval = useApproval();
  const attempt = useAttempt();
  const hasMethods = report.to_state.length > 0;
  const isLastCount = step === "methods" || (step === "count" && !hasMethods);
  // Once a count was kept, another one is a recount.
  const isRecount = result !== null && isLastCount;
  const isIncomplete =
    step === "reason"
      ? draft.reason.trim() === ""
      : hasUnreadable(stated) || (isRecount && draft.recountReason.trim() === "");
  const close = async () => {
    const difference_reason = step === "reason" ? draft.reason.trim() : null;
    const recount_reason = isRecount ? draft.recountReason.trim() : null;
    const body = { counts, methods: statedMethods(stated), difference_reason, recount_reason };
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
    /** The next tap gives a further count: its reason is asked for. */
    isRecount,
    /** The reason is missing, or an amount cannot be read. */
    isIncomplete,
    /** Whether the next tap gives the count to the server. */
    isClosing: step === "reason" || isLastCount,
    busy: closing.isPending,
    failure: attempt.isUnsure ? null : failureOf(closing.error),
    attempt,
    /** The same count once more. */
    again: () => void close().catch(() => undefined),
    approvalDialog: approval.dialog,
    back: () => setStep(step === "count" ? (wasKept ? "reason" : "accounts") : "count"),
    next: () => {
      if (step === "accounts") return setStep("count");
      if (step === "count" && hasMethods) return setStep("methods");
      // The failure is shown above the button and stays until the next attempt.
      if (!isIncomplete && !closing.isPending) close().catch(() => undefined);
    },
  };
}

function piecesOf(kept: KeptCount | null): PiecesByDenomination {
  return Object.fromEntries((kept?.pieces ?? []).map(({ denomination, pieces }) => [denomination, pieces]));
}

function draftsOf(kept: KeptCount | null): MethodDrafts {
  return Object.fromEntries(
    (kept?.methods ?? []).map(({ id, taken, given_back, vouchers }) => [
      id,
      { id, taken, givenBack: given_back, vouchers: vouchers ?? 0 },
    ]),
  );
}

/** What the server said of a count that was kept. */
function resultOf(kept: KeptCount | null): ClosingResult | null {
  if (kept === null) return null;
  const methods = kept.methods
    .filter(({ difference }) => difference !== 0)
    .map(({ title, taken, given_back, difference }) => ({
      title,
      counted: subtractCents(taken, given_back),
      difference,
    }));
  return { message: "", difference: kept.difference, methods, z_no: null };
}

/** What a manager reads before the PIN that lets a drawer be counted again. */
const aboutRecount = ({ drawer, store }: CashReport, counted: Cents, reason: string | null) => ({
  what: drawer,
  amount: formatAmount(counted, store.currency),
  reason,
});

/** What a manager reads before the PIN. */
const aboutDifference = ({ drawer, store }: CashReport, found: ClosingResult | null) => ({
  what: drawer,
  amount: formatAmount(found?.difference ?? ZERO_CENTS, store.currency),
});

function failureOf(error: Error | null): string | null {
  return error === null || isApprovalMissing(error) ? null : errorText(error);
}

export type Closing = ReturnType<typeof useClosing>;

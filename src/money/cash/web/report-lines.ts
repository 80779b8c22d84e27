import type { CashReport } from "#money/cash-reports/contract/cash-reports.ts";
import { type Cents, cents, sumCents } from "#platform/domain/money/cents.ts";
import type { useT } from "#platform/web/use-t.ts";

export interface ReportLine {
  readonly label: string;
  readonly amount: Cents;
  readonly look?: "sum" | "difference";
}

/** Compares the opening count with the last close; no line if they are equal or the drawer was not counted. */
function openingLines({ opening }: CashReport, t: ReturnType<typeof useT>): ReportLine[] {
  if (opening === null || opening.left === null || opening.difference === 0) return [];
  return [
    { label: t("cash.opening.left"), amount: opening.left },
    { label: t("cash.opening.difference"), amount: opening.difference, look: "difference" },
  ];
}

/**
 * Lists how the cash of a drawer comes about, down to the expected cash. Leaves out zeros, and sales and expected cash
 * while they are hidden.
 */
export function reportLines(report: CashReport, t: ReturnType<typeof useT>): ReportLine[] {
  const { figures, closing } = report;
  const inCash = (figures.takings?.methods ?? []).filter((method) => method.is_cash);
  const sum = (pick: (method: (typeof inCash)[number]) => Cents) => sumCents(inCash.map(pick));
  const minus = (amount: Cents) => cents(-amount);
  const movements: ReportLine[] = [
    { label: t("cash.cash_sales"), amount: sum((method) => method.amount) },
    { label: t("cash.cash_tips"), amount: sum((method) => method.tips) },
    {
      label: t("cash.cash_refunds"),
      amount: minus(sum((method) => cents(method.refunds + method.tip_refunds))),
    },
    { label: t("cash.cash_account_payments"), amount: sum((method) => method.account_payments) },
    {
      label: t("cash.cash_account_returns"),
      amount: minus(sum((method) => method.account_payments_returned)),
    },
    { label: t("cash.move.pay_in.action"), amount: figures.pay_in },
    { label: t("cash.move.pay_out.action"), amount: minus(figures.pay_out) },
    { label: t("cash.move.drop.action"), amount: minus(figures.drops) },
  ];
  return [
    ...openingLines(report, t),
    { label: t("cash.float"), amount: figures.float },
    ...movements.filter(({ amount }) => amount !== 0),
    ...(figures.takings
      ? [{ label: t("cash.expected"), amount: figures.takings.expected_cash, look: "sum" as const }]
      : []),
    ...(closing
      ? ([
          { label: t("cash.close.counted"), amount: closing.counted },
          { label: t("cash.difference"), amount: closing.difference, look: "difference" },
        ] as const)
      : []),
  ];
}

/** Builds a key for a movement, which has no number of its own. */
export function movementKey({
  at,
  kind,
  amount,
  reason,
}: CashReport["figures"]["movements"][number]): string {
  return `${at.getTime()} ${kind} ${amount} ${reason}`;
}

/** Returns a movement's reason with, if the drawer held less, who approved it. */
export function movementReason(
  { reason, approved_by: name }: CashReport["figures"]["movements"][number],
  t: ReturnType<typeof useT>,
): string {
  return name === null ? reason : t("cash.move.approved_by", { reason, name });
}

/** Returns the counts of a session that was counted more than once or is still open. */
export function shownCounts({ counts, closing }: CashReport): CashReport["counts"] {
  return closing !== null && counts.length < 2 ? [] : counts;
}

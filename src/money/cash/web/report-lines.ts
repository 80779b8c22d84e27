import type { CashReport } from "#money/cash-reports/contract/cash-reports.ts";
import { type Cents, cents, sumCents } from "#platform/domain/money/cents.ts";
import type { useT } from "#platform/web/use-t.ts";

export interface ReportLine {
  readonly label: string;
  readonly amount: Cents;
  readonly look?: "sum" | "difference";
}

/** What was counted at the opening beside the last close; nothing while it is the same, or where nobody was asked. */
function openingLines({ opening }: CashReport, t: ReturnType<typeof useT>): ReportLine[] {
  if (opening === null || opening.left === null || opening.difference === 0) return [];
  return [
    { label: t("cash.opening.left"), amount: opening.left },
    { label: t("cash.opening.difference"), amount: opening.difference, look: "difference" },
  ];
}

/**
 * How the cash of a drawer comes about, line by line down to what must be in it; what is nothing is left out, and
 * what was sold and is expected while it is not told.
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

/** Tells the movements of a session apart, which have no number of their own. */
export function movementKey({
  at,
  kind,
  amount,
  reason,
}: CashReport["figures"]["movements"][number]): string {
  return `${at.getTime()} ${kind} ${amount} ${reason}`;
}

/** A movement's reason, with who let it leave though there was less in the drawer. */
export function movementReason(
  { reason, approved_by: name }: CashReport["figures"]["movements"][number],
  t: ReturnType<typeof useT>,
): string {
  return name === null ? reason : t("cash.move.approved_by", { reason, name });
}

/** The counts of a session that was counted more than once, or is not closed yet: each with its difference. */
export function shownCounts({ counts, closing }: CashReport): CashReport["counts"] {
  return closing !== null && counts.length < 2 ? [] : counts;
}

import type { CashReport } from "../../../contract/cash-reports.ts";
import { type Cents, cents, sumCents } from "../../../domain/money/cents.ts";
import type { useT } from "../../platform/use-t.ts";

export interface ReportLine {
  readonly label: string;
  readonly amount: Cents;
  readonly look?: "sum" | "difference";
}

/**
 * How the cash of a drawer comes about, line by line down to what must be in it; what is nothing is left out, and
 * what was sold and is expected while it is not told.
 */
export function reportLines({ figures, closing }: CashReport, t: ReturnType<typeof useT>): ReportLine[] {
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

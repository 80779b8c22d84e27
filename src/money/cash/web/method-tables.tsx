import type { CashMethod, CashReport, MethodCount } from "#money/cash-reports/contract/cash-reports.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Section } from "#ui/frame/section.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import { expectedTakings } from "../domain/cash-session.ts";
import classes from "./cash.module.css";

/** Returns what must be there of one payment type: sales with tips and payments on account, less refunds. */
function expectedOfMethod({ is_cash, tip_refunds, ...method }: CashMethod): Cents {
  return expectedTakings({
    ...method,
    isCash: is_cash,
    tipRefunds: tip_refunds,
    accountPayments: method.account_payments,
    accountReturns: method.account_payments_returned,
  });
}

/** Shows what each payment type brought in, tips and refunds apart; nothing while the count is blind. */
export function MethodTakings({ report }: { report: CashReport }) {
  const t = useT();
  const { takings } = report.figures;
  if (takings === null) return null;
  const money = (cents: Cents) => formatAmount(cents, report.store.currency);
  const has = (pick: (row: CashMethod) => Cents) => takings.methods.some((method) => pick(method) > 0);
  const figure = (key: string, header: string, pick: (row: CashMethod) => Cents): Column<CashMethod> => ({
    key,
    header,
    align: "end",
    cell: (row) => money(pick(row)),
  });
  return (
    <Section title={t("cash.methods")}>
      <DataTable<CashMethod>
        caption={t("cash.methods")}
        columns={[
          { key: "title", header: t("common.method"), cell: (row) => row.title, primary: true },
          { key: "payments", header: t("cash.payments"), align: "end", cell: (row) => row.payments },
          figure("amount", t("common.sales"), (row) => row.amount),
          figure("tips", t("common.tips"), (row) => row.tips),
          figure("refunds", t("cash.refunds"), (row) => row.refunds),
          figure("tip_refunds", t("cash.paper.tip_refunds"), (row) => row.tip_refunds),
          // Most restaurants sell nothing on account.
          ...(has((row) => row.account_payments)
            ? [figure("account_payments", t("cash.account_payments"), (row) => row.account_payments)]
            : []),
          ...(has((row) => row.account_payments_returned)
            ? [figure("account_returns", t("cash.account_returns"), (row) => row.account_payments_returned)]
            : []),
          figure("expected", t("cash.expected"), expectedOfMethod),
        ]}
        rows={takings.methods}
        rowKey={(row) => row.title}
        state={{ status: "ready" }}
        empty={<EmptyState size="small" picture={<ReceiptPicture />} message={t("cash.no_payments")} />}
      />
      <OnAccount onAccount={takings.on_account} money={money} />
    </Section>
  );
}

interface OnAccountProps {
  onAccount: NonNullable<CashReport["figures"]["takings"]>["on_account"];
  money: (cents: Cents) => string;
}

/** Sales that are owed: in no drawer, and in no sum above. */
function OnAccount({ onAccount: { payments, amount, returned }, money }: OnAccountProps) {
  const t = useT();
  if (payments === 0 && returned === 0) return null;
  return (
    <>
      <dl className={classes.onAccount}>
        <div className={classes.line}>
          <dt>{t("cash.on_account", { count: payments })}</dt>
          <dd>{money(amount)}</dd>
        </div>
        {returned > 0 ? (
          <div className={classes.line}>
            <dt>{t("cash.on_account_returned")}</dt>
            <dd>{money(returned)}</dd>
          </div>
        ) : null}
      </dl>
      <p className={classes.secondary}>{t("cash.on_account_hint")}</p>
    </>
  );
}

/** Shows what was declared of each payment type but cash at the close. */
export function MethodCounts({ report }: { report: CashReport }) {
  const t = useT();
  const counted = report.closing?.methods ?? [];
  if (counted.length === 0) return null;
  const money = (cents: Cents) => formatAmount(cents, report.store.currency);
  const figure = (key: "expected" | "counted" | "difference", header: string): Column<MethodCount> => ({
    key,
    header,
    align: "end",
    cell: (row) => money(row[key]),
  });
  return (
    <Section title={t("cash.method_counts")}>
      <DataTable<MethodCount>
        caption={t("cash.method_counts")}
        columns={[
          { key: "title", header: t("common.method"), cell: (row) => row.title, primary: true },
          { key: "payments", header: t("cash.payments"), align: "end", cell: (row) => row.payments },
          {
            key: "vouchers",
            header: t("cash.vouchers"),
            align: "end",
            cell: (row) => row.vouchers ?? t("common.no_value"),
          },
          figure("expected", t("cash.expected")),
          figure("counted", t("cash.close.counted")),
          figure("difference", t("common.difference")),
        ]}
        rows={counted}
        rowKey={(row) => row.title}
        state={{ status: "ready" }}
        empty={null}
      />
    </Section>
  );
}

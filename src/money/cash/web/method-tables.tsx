import type { CashMethod, CashReport, MethodCount } from "#money/cash-reports/contract/cash-reports.ts";
import { columnOf } from "#platform/contract/columns.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { tableColumns } from "#platform/web/lists/table-columns.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
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

const column = columnOf<CashMethod>();

const accountColumns = [
  column("account_payments", "money", "cash.account_payments"),
  column("account_returns", "money", "cash.account_returns", (row) => row.account_payments_returned),
];
const takingColumns = [
  column("title", "text", "common.payment_type"),
  column("payments", "count", "cash.payments"),
  column("amount", "money", "common.sales"),
  column("tips", "money", "common.tips"),
  column("refunds", "money", "cash.refunds"),
  column("tip_refunds", "money", "cash.paper.tip_refunds"),
  ...accountColumns,
  column("expected", "money", "cash.expected", expectedOfMethod),
];

const ofCount = columnOf<MethodCount>();

const countColumns = [
  ofCount("title", "text", "common.payment_type"),
  ofCount("payments", "count", "cash.payments"),
  ofCount("vouchers", "count", "cash.vouchers"),
  ofCount("expected", "money", "cash.expected"),
  ofCount("counted", "money", "cash.close.counted"),
  ofCount("difference", "money", "cash.difference"),
];

/** Shows what each payment type brought in, tips and refunds apart; nothing while the count is blind. */
export function MethodTakings({ report }: { report: CashReport }) {
  const t = useT();
  const { takings } = report.figures;
  if (takings === null) return null;
  const money = (cents: Cents) => formatAmount(cents, report.store.currency);
  // Most restaurants sell nothing on account.
  const isEmpty = (key: string) =>
    accountColumns.some((column) => column.key === key && takings.methods.every((row) => !column.value(row)));
  return (
    <Section title={t("cash.methods")}>
      <DataTable<CashMethod>
        caption={t("cash.methods")}
        columns={tableColumns(
          takingColumns.filter(({ key }) => !isEmpty(key)),
          { t, currency: report.store.currency, looks: { title: { role: "primary" } } },
        )}
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
  return (
    <Section title={t("cash.method_counts")}>
      <DataTable<MethodCount>
        caption={t("cash.method_counts")}
        columns={tableColumns(countColumns, {
          t,
          currency: report.store.currency,
          none: t("common.no_value"),
          looks: { title: { role: "primary" } },
        })}
        rows={counted}
        rowKey={(row) => row.title}
        state={{ status: "ready" }}
        empty={null}
      />
    </Section>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listSessionPayments, type SessionPayment } from "#money/cash-reports/contract/cash-reports.ts";
import { InvoiceDialog } from "#money/refunds/web/public.ts";
import { mayDo } from "#platform/domain/access/actions.ts";
import { ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { formatAmount, formatDateTime } from "#platform/web/format.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { useOwnAddress, useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Section } from "#ui/frame/section.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import { paymentsQuery, type SessionId } from "./cash-api.ts";

/** The payments of a session, newest first, each leading to its invoice; without amounts while the count is blind. */
export function SessionPayments({ sessionId, currency }: { sessionId: SessionId; currency: string }) {
  const t = useT();
  const user = useUser();
  const maySee = user !== null && mayDo(actorOf(user), "invoice.see");
  const table = useTableQuery(listSessionPayments.query, useOwnAddress({}));
  const [opened, setOpened] = useState<SessionPayment | null>(null);
  const payments = useQuery(paymentsQuery(sessionId, table.query));
  const isBlind = payments.data?.rows.some((row) => row.amount === null) ?? false;
  return (
    <Section title={t("cash.payments")}>
      <ListPage<SessionPayment, typeof listSessionPayments.query>
        name="cash.payments"
        caption={t("cash.payments")}
        columns={useColumns(currency, isBlind)}
        rowKey={(row) => String(row.payment_id)}
        table={table}
        list={payments}
        {...(maySee
          ? {
              rowActions: (row: SessionPayment) => [
                { key: "see", label: t("refunds.see"), onSelect: () => setOpened(row) },
              ],
              rowActionsLabel: (row: SessionPayment) => t("refunds.actions", { no: row.invoice_no }),
            }
          : {})}
        empty={<EmptyState size="small" picture={<ReceiptPicture />} message={t("cash.no_payments")} />}
      />
      {opened ? (
        <InvoiceDialog
          invoiceId={opened.invoice_id}
          invoiceNo={opened.invoice_no}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </Section>
  );
}

function useColumns(currency: string, isBlind: boolean): Column<SessionPayment>[] {
  const t = useT();
  const figure = (key: "amount" | "tip" | "refunded", header: string): Column<SessionPayment> => ({
    key,
    header,
    align: "end",
    cell: (row) => formatAmount(row[key] ?? ZERO_CENTS, currency),
  });
  const figures = [
    figure("amount", t("cash.sales")),
    figure("tip", t("cash.tips")),
    figure("refunded", t("cash.refunds")),
  ];
  return [
    {
      key: "invoice",
      header: t("cash.invoice"),
      cell: (row) => t("cash.invoice_no", { no: row.invoice_no }),
      primary: true,
    },
    { key: "at", header: t("cash.when"), cell: (row) => formatDateTime(row.at) },
    { key: "method", header: t("cash.method"), cell: (row) => row.method },
    {
      key: "whom",
      header: t("cash.account"),
      cell: (row) => row.table_title ?? row.customer_name ?? t("cash.no_table"),
    },
    ...(isBlind ? [] : figures),
  ];
}

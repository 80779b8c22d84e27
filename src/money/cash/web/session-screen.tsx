import { IconArrowLeft, IconPrinter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  type CashReport,
  listSessionPayments,
  type SessionPayment,
} from "#money/cash-reports/contract/cash-reports.ts";
import { InvoiceDialog } from "#money/refunds/web/public.ts";
import { columnOf } from "#platform/contract/columns.ts";
import { mayApprove } from "#platform/domain/access/approvals.ts";
import { ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { tableColumns } from "#platform/web/lists/table-columns.ts";
import { useOwnAddress, useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { actorOf, useMayDo, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import { type CashMovementKind, cashMovementKinds } from "../domain/cash-session.ts";
import classes from "./cash.module.css";
import { type CashSessionId, cashReportQuery, paymentsQuery } from "./cash-api.ts";
import { printCash } from "./cash-print.ts";
import { CloseSessionDialog } from "./close-dialog.tsx";
import { MovementDialog } from "./movement-dialog.tsx";
import { CashReportView } from "./report-view.tsx";

/** Shows one session: its X and what can be done while it is open, its Z once it is closed. */
export function SessionScreen({ sessionId, onBack }: { sessionId: CashSessionId; onBack: () => void }) {
  const t = useT();
  const report = useQuery(cashReportQuery(sessionId));
  return (
    <>
      <Button
        variant="subtle"
        className={classes.back}
        icon={<IconArrowLeft size={18} aria-hidden="true" />}
        onClick={onBack}
      >
        {t("cash.back")}
      </Button>
      {report.data ? <Session report={report.data} /> : <QueryPending query={report} count={6} />}
    </>
  );
}

function Session({ report }: { report: CashReport }) {
  const t = useT();
  const { closing, drawer, figures } = report;
  // Without sales it is no X.
  const isBlind = figures.takings === null;
  const title = closing
    ? t("cash.z_title", { z: closing.z_no, drawer })
    : t(isBlind ? "cash.session_title" : "cash.x_title", { drawer });
  return (
    <>
      <PageHeader
        title={title}
        meta={
          <StatusBadge tone={closing ? "grey" : "green"} label={t(closing ? "cash.closed" : "cash.open")} />
        }
        action={
          isBlind ? null : (
            <Button
              variant="default"
              icon={<IconPrinter size={18} aria-hidden="true" />}
              onClick={() => void printCash(report.session_id)}
            >
              {t(closing ? "cash.print_z" : "cash.print_x")}
            </Button>
          )
        }
      />
      {closing ? null : <Actions report={report} />}
      <CashReportView report={report} />
      <SessionPayments sessionId={report.session_id} currency={report.store.currency} />
    </>
  );
}

function Actions({ report }: { report: CashReport }) {
  const t = useT();
  const user = useUser();
  const mayDo = useMayDo();
  const [moving, setMoving] = useState<CashMovementKind | null>(null);
  const [isClosing, setClosing] = useState(false);
  if (!user || !mayDo("cash.work")) return null;
  if (!report.is_mine && !mayApprove(actorOf(user)))
    return <Muted below={16}>{t("cash.not_yours", { name: report.opened_by })}</Muted>;
  return (
    <div className={classes.actions}>
      {cashMovementKinds.map((kind) => (
        <Button key={kind} size="lg" variant="default" onClick={() => setMoving(kind)}>
          {t(`cash.move.${kind}.action`)}
        </Button>
      ))}
      <Button size="lg" onClick={() => setClosing(true)}>
        {t("cash.close.action")}
      </Button>
      {moving ? <MovementDialog kind={moving} report={report} onClose={() => setMoving(null)} /> : null}
      {isClosing ? <CloseSessionDialog report={report} onClose={() => setClosing(false)} /> : null}
    </div>
  );
}

/**
 * Lists the payments of a session, newest first, each leading to its invoice; without amounts while the count is
 * blind.
 */
function SessionPayments({ sessionId, currency }: { sessionId: CashSessionId; currency: string }) {
  const t = useT();
  const mayDo = useMayDo();
  const maySee = mayDo("invoice.see");
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
              rowActionsLabel: (row: SessionPayment) =>
                t("common.actions_for_invoice_no", { no: row.invoice_no }),
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

const column = columnOf<SessionPayment>();

const figureColumns = [
  column("amount", "money", "common.sales", ({ amount }) => amount ?? ZERO_CENTS),
  column("tip", "money", "common.tips", ({ tip }) => tip ?? ZERO_CENTS),
  column("refunded", "money", "cash.refunds", ({ refunded }) => refunded ?? ZERO_CENTS),
];
const paymentColumns = [
  column("invoice", "text", "common.invoice", ({ invoice_no: no }) => no),
  column("at", "instant", "common.date"),
  column("method", "text", "common.payment_type"),
  column("whom", "text", "common.account", (row) => row.table_title ?? row.customer_name),
];

function useColumns(currency: string, isBlind: boolean) {
  const t = useT();
  return tableColumns(isBlind ? paymentColumns : [...paymentColumns, ...figureColumns], {
    t,
    currency,
    none: t("common.no_table"),
    looks: { invoice: { cell: (row) => t("common.number_of", { no: row.invoice_no }), role: "primary" } },
  });
}

import { useState } from "react";
import { InvoiceDialog } from "#money/refunds/web/public.ts";
import { formatAmount } from "#platform/web/format.ts";
import { tableColumns } from "#platform/web/lists/table-columns.ts";
import { useMayDo } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import type { AgeBucket } from "#service/customers/domain/credit.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { Tone } from "#ui/theme/tone.ts";
import { type CustomerAccount, type OpenInvoice, openInvoiceColumns } from "../contract/receivables.ts";

/** Lists the open invoices, the oldest first; each leads to its invoice for people who may see invoices. */
export function OpenInvoices({ account }: { account: CustomerAccount }) {
  const t = useT();
  const mayDo = useMayDo();
  const { open_invoices: invoices, balance, currency, open_count } = account;
  const [opened, setOpened] = useState<OpenInvoice | null>(null);
  const maySee = mayDo("invoice.see");
  return (
    <>
      <DataTable<OpenInvoice>
        caption={t("receivables.page.open_invoices")}
        columns={tableColumns(openInvoiceColumns, {
          t,
          currency,
          first: ["invoice"],
          looks: {
            invoice: { role: "primary", cell: ({ invoice_no }) => t("refunds.title", { no: invoice_no }) },
            days: {
              header: t("receivables.page.age"),
              align: "start",
              cell: ({ days, age }) => (
                <StatusBadge look="plain" tone={ageTones[age]} label={t("common.days", { count: days })} />
              ),
            },
            // The sum covers all invoices, so it is hidden if some are left out.
            open: { total: open_count === invoices.length ? formatAmount(balance, currency) : undefined },
          },
        })}
        rows={invoices}
        rowKey={({ invoice_id }) => String(invoice_id)}
        state={{ status: "ready" }}
        {...(maySee ? { onOpenRow: setOpened } : {})}
        empty={null}
      />
      {opened ? (
        <InvoiceDialog
          invoiceId={opened.invoice_id}
          invoiceNo={opened.invoice_no}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}

/** Older debt gets a louder tone. */
export const ageTones = {
  current: "brand",
  days_30: "blue",
  days_60: "amber",
  days_90: "red",
} as const satisfies Record<AgeBucket, Tone>;

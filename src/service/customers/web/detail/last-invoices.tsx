import { useState } from "react";
import { InvoiceDialog } from "#money/refunds/web/public.ts";
import { formatAmount, formatDateTime, formatList } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useMayDo } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { Section } from "#ui/frame/section.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import type { CustomerPage } from "../../contract/customers.ts";

type LastInvoice = CustomerPage["last_invoices"][number];

/** Lists the customer's last orders; each links to its invoice for people who may see invoices. */
export function LastInvoices({ page: { last_invoices: invoices, currency } }: { page: CustomerPage }) {
  const t = useT();
  const mayDo = useMayDo();
  const [opened, setOpened] = useState<LastInvoice | null>(null);
  const maySee = mayDo("invoice.see");
  return (
    <Section title={t("customers.page.last_invoices")}>
      <DataTable<LastInvoice>
        caption={t("customers.page.last_invoices")}
        columns={columnsOf(currency, t)}
        rows={invoices}
        rowKey={({ invoice_id }) => String(invoice_id)}
        state={{ status: "ready" }}
        {...(maySee ? { onOpenRow: setOpened } : {})}
        empty={<Muted>{t("customers.page.no_invoices")}</Muted>}
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

function columnsOf(currency: string, t: Translate): Column<LastInvoice>[] {
  return [
    {
      key: "invoice",
      header: t("common.invoice"),
      cell: ({ invoice_no }) => t("refunds.title", { no: invoice_no }),
      role: "primary",
      width: "132px",
    },
    { key: "at", header: t("common.date"), cell: ({ at }) => formatDateTime(at), width: "184px" },
    { key: "items", header: t("customers.page.items"), cell: ({ items }) => formatList(items) },
    {
      key: "total",
      header: t("common.total"),
      align: "end",
      width: "132px",
      cell: ({ total, refunded }) => (
        <>
          {formatAmount(total, currency)}
          {refunded > 0 ? (
            <Muted as="span" block size="sm">
              {t("customers.page.refunded", { amount: formatAmount(refunded, currency) })}
            </Muted>
          ) : null}
        </>
      ),
    },
  ];
}

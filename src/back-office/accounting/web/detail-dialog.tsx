import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useReviewDocument } from "#back-office/purchase-documents/web/public.ts";
import { InvoiceParts } from "#money/invoices/web/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { InvoiceId, TaxDocumentId } from "#platform/domain/ids.ts";
import { decimalFrom, decimalPriceText } from "#platform/domain/money/decimal.ts";
import { formatAmount, formatDateTime } from "#platform/web/format.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { showError } from "#platform/web/show-error.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { Facts } from "#ui/data/facts.tsx";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Row, Span, Stack, Text } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type {
  AccountedDocument,
  readAccountedDocument,
  readAccountedInvoice,
} from "../contract/accounting.ts";
import {
  accountedDocumentQuery,
  accountedInvoiceQuery,
  accountingKey,
  type DteOf,
  dteQuery,
} from "./accounting-api.ts";
import { DocumentStory } from "./document-story.tsx";

interface DetailDialogProps {
  of: DteOf;
  onClose: () => void;
}

/** Shows an invoice, or a document without one, with all its documents and events. */
export function DetailDialog({ of, onClose }: DetailDialogProps) {
  useRealtimeRefresh(["invoices_changed", "tax_documents_changed"], [accountingKey]);
  return "invoiceId" in of ? (
    <InvoiceDetail invoiceId={of.invoiceId} onClose={onClose} />
  ) : (
    <DocumentDetail documentId={of.documentId} onClose={onClose} />
  );
}

function InvoiceDetail({ invoiceId, onClose }: { invoiceId: InvoiceId; onClose: () => void }) {
  const t = useT();
  const invoice = useQuery(accountedInvoiceQuery(invoiceId));
  const no = invoice.data?.invoice_no;
  return (
    <AppDialog
      opened
      isStill
      size="large"
      title={no === undefined ? t("common.invoice") : t("accounting.detail.title", { no })}
      onClose={onClose}
    >
      <Loaded query={invoice}>{(data) => <InvoiceFacts invoice={data} />}</Loaded>
    </AppDialog>
  );
}

function InvoiceFacts({ invoice }: { invoice: ResponseOf<typeof readAccountedInvoice> }) {
  const t = useT();
  const { receptor, currency } = invoice;
  return (
    <Stack gap={16} room="shrink">
      <Facts
        facts={[
          [t("common.date"), formatDateTime(invoice.created_at)],
          [t("common.type"), t(`receipts.invoice_type.${invoice.invoice_type}`)],
          [t("accounting.detail.buyer"), receptor?.nombre ?? t("common.walk_in_customer")],
          [t("accounting.detail.number"), receptor?.numDocumento ?? null],
          [t("accounting.detail.nrc"), receptor?.nrc ?? null],
          [t("common.email"), receptor?.correo ?? null],
          [t("common.total"), formatAmount(invoice.total, currency)],
        ]}
      />
      {invoice.documents.length === 0 ? (
        <p>{t("accounting.detail.none")}</p>
      ) : (
        <DocumentStory documents={invoice.documents} currency={currency} />
      )}
      <InvoiceParts parts={invoice} />
    </Stack>
  );
}

function DocumentDetail({ documentId, onClose }: { documentId: TaxDocumentId; onClose: () => void }) {
  const t = useT();
  const document = useQuery(accountedDocumentQuery(documentId));
  const kind = document.data?.document.kind;
  return (
    <AppDialog
      opened
      isStill
      size="large"
      title={kind === undefined ? t("accounting.detail.document") : t(`taxDocuments.types.${kind}`)}
      onClose={onClose}
    >
      <Loaded query={document}>
        {(data) => (
          <Stack gap={16} room="shrink">
            <DocumentStory documents={data.documents} currency={data.currency} />
            <DocumentLines {...data} />
            <RecordPurchase document={data.document} />
          </Stack>
        )}
      </Loaded>
    </AppDialog>
  );
}

function DocumentLines({ lines, currency }: ResponseOf<typeof readAccountedDocument>) {
  const t = useT();
  if (lines.length === 0) return null;
  return (
    <section aria-label={t("accounting.detail.lines")}>
      <Text as="h3" below={8} size="md">
        {t("accounting.detail.lines")}
      </Text>
      <ul>
        {lines.map((line) => (
          <Row as="li" align="baseline" justify="between" gap={12} ruled key={line.numItem}>
            <Stacked>
              <span>{line.descripcion}</span>
              <Lesser>
                {t("accounting.detail.quantity", {
                  quantity: line.cantidad,
                  price: decimalPriceText(decimalFrom(line.precioUni)),
                })}
              </Lesser>
            </Stacked>
            <Span room="keep">{formatAmount(line.total, currency)}</Span>
          </Row>
        ))}
      </ul>
    </section>
  );
}

interface LoadedProps<Data> {
  query: {
    readonly data: Data | undefined;
    readonly isError: boolean;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  children: (data: Data) => ReactNode;
}

function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return <QueryPending query={query} count={5} />;
}

/** Records the goods of a 14 as a purchase, for people who postponed it when they made the document. */
function RecordPurchase({ document }: { document: AccountedDocument }) {
  const t = useT();
  const client = useQueryClient();
  const review = useReviewDocument();
  const [busy, setBusy] = useState(false);
  if (document.kind !== "14" || document.state === "invalidated" || review === null) return null;
  const record = async () => {
    setBusy(true);
    try {
      const { data } = await client.fetchQuery(dteQuery({ documentId: document.id }));
      const name = t("manualInvoicing.excluded.to_stock.file", { name: document.name ?? "" });
      review({ name, text: JSON.stringify(data?.dte_json_completo ?? {}) });
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button variant="default" busy={busy} onClick={() => void record()}>
        {t("manualInvoicing.excluded.to_stock.confirm")}
      </Button>
    </div>
  );
}

import { useQuery } from "@tanstack/react-query";
import type { DteOf } from "#back-office/accounting/web/public.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { sentencesText } from "#platform/domain/text/sentences.ts";
import { formatAmount, formatDateTime, formatDay, formatPlainNumber } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { useOwnAddress, useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { Stacked } from "#ui/data/stacked.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import { listDifferences, type TaxDifference } from "../contract/closing.ts";
import { Numbers } from "./book-columns.tsx";
import { bookDifferencesQuery, useCompareMonth } from "./tax-books-api.ts";

/** Lists the differences between invoices, payments and documents of a month. */
export function Differences({ month, onSee }: { month: string; onSee: (of: DteOf) => void }) {
  const t = useT();
  const table = useTableQuery(listDifferences.query, useOwnAddress<Record<string, unknown>>({}));
  const list = useQuery(bookDifferencesQuery({ ...table.query, month }));
  const currency = list.data?.currency ?? "USD";
  const nothing = (
    <EmptyState
      picture={<ReceiptPicture />}
      message={t("monthClosing.no_differences")}
      hint={t("monthClosing.no_differences_hint")}
    />
  );
  return (
    <div id="differences">
      <Section
        title={t("common.differences")}
        description={sentencesText(
          [t("monthClosing.differences_hint"), list.data && comparedText(list.data.compared_at, t)],
          t,
        )}
        action={<CompareButton month={month} />}
      >
        <ListPage<TaxDifference, typeof listDifferences.query>
          name="tax-differences"
          caption={t("common.differences")}
          columns={differenceColumns(t, currency)}
          rowKey={({ id }) => String(id)}
          onOpenRow={({ invoice_id: invoiceId, document_id: documentId }) => {
            if (invoiceId !== null) onSee({ invoiceId });
            else if (documentId !== null) onSee({ documentId });
          }}
          table={table}
          list={list}
          empty={nothing}
          nothingFound={nothing}
        />
      </Section>
    </div>
  );
}

const comparedText = (at: Date | null, t: Translate) =>
  at === null ? t("monthClosing.never_compared") : t("monthClosing.compared", { at: formatDateTime(at) });

function differenceColumns(t: Translate, currency: string): Column<TaxDifference>[] {
  const amount = (figure: Cents | null) => (figure === null ? "" : formatAmount(figure, currency));
  return [
    {
      key: "what",
      header: t("taxBooks.columns.what"),
      role: "primary",
      cell: ({ kind, expected, found, control_number }) => (
        <Stacked>
          <span>
            {t(`taxBooks.differences.${kind}`, { expected: amount(expected), found: amount(found) })}
          </span>
          <Numbers numbers={[control_number]} />
        </Stacked>
      ),
    },
    {
      key: "invoice",
      header: t("taxBooks.columns.invoice"),
      cell: ({ invoice_no: no }) => (no === null ? "–" : formatPlainNumber(no)),
    },
    {
      key: "day",
      header: t("taxBooks.columns.day"),
      sortable: true,
      cell: ({ day }) => formatDay(day),
    },
  ];
}

/** Compares a month now, for somebody who corrected something and does not want to wait for the night. */
export function CompareButton({ month }: { month: string }) {
  const t = useT();
  const compare = useCompareMonth();
  return (
    <Button
      variant="default"
      busy={compare.isPending}
      onClick={() =>
        compare.mutate(month, { onSuccess: ({ message }) => toastSuccess(message), onError: showError })
      }
    >
      {t("monthClosing.compare")}
    </Button>
  );
}

import { IconChevronRight } from "@tabler/icons-react";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ResponseOf } from "#platform/contract/define.ts";
import { formatAmount, formatDateTime, formatDetails, formatTime } from "#platform/web/format.ts";
import { ListSearchField } from "#platform/web/lists/list-search-field.tsx";
import type { TableQuery } from "#platform/web/lists/table-query.ts";
import { useOwnAddress, useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { DateField } from "#ui/dates/date-field.tsx";
import { isDate } from "#ui/dates/date-text.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Muted, Row, Span, Stack } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import { listPaidInvoices, type PaidInvoice } from "../contract/refunds.ts";
import { InvoiceDialog } from "./invoice-dialog.tsx";
import { InvoiceState } from "./invoice-state.tsx";
import classes from "./paid-invoices.module.css";
import { paidInvoicesQuery } from "./refunds-api.ts";

type InvoicePage = ResponseOf<typeof listPaidInvoices>;

/** Lists the invoices of a day, today at first; each opens and leads back here. */
export function PaidInvoicesDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const table = useTableQuery(listPaidInvoices.query, useOwnAddress({}));
  const [opened, setOpened] = useState<PaidInvoice | null>(null);
  /** The text of the day's field while it is no date. */
  const [typedDay, setTypedDay] = useState<string | null>(null);
  const invoices = useQuery(paidInvoicesQuery(table.query));
  const { next = null, previous = null } = invoices.data ?? {};
  if (opened)
    return (
      <InvoiceDialog
        invoiceId={opened.invoice_id}
        invoiceNo={opened.invoice_no}
        onClose={() => setOpened(null)}
      />
    );
  return (
    <AppDialog
      opened
      isStill
      title={t("refunds.find.title")}
      onClose={onClose}
      footer={
        next === null && previous === null ? null : (
          <InvoicePager table={table} next={next} previous={previous} />
        )
      }
    >
      <Row align="end" wrap gap={12} below={12}>
        <div className={classes.search}>
          <ListSearchField
            label={t("refunds.find.search")}
            autoFocus
            words={table.words}
            onFind={table.search}
            busy={invoices.isFetching}
          />
        </div>
        <DateField
          label={t("common.business_day")}
          value={typedDay ?? table.query.day ?? invoices.data?.day ?? ""}
          onChange={(day) => {
            const isUsable = day === "" || isDate(day);
            setTypedDay(isUsable ? null : day);
            if (isUsable) table.setFilters({ day: day || undefined });
          }}
        />
      </Row>
      <InvoiceList invoices={invoices} isSearched={table.words !== ""} onSelect={setOpened} />
    </AppDialog>
  );
}

interface InvoicePagerProps {
  table: Pick<TableQuery<typeof listPaidInvoices.query>, "page" | "goToPage">;
  next: InvoicePage["next"];
  previous: InvoicePage["previous"];
}

/** Pages to newer and older invoices. */
function InvoicePager({ table, next, previous }: InvoicePagerProps) {
  const t = useT();
  return (
    <div className={classes.pager}>
      <Button
        variant="default"
        disabled={previous === null}
        onClick={() => table.goToPage(table.page - 1, previous)}
      >
        {t("refunds.find.newer")}
      </Button>
      <Button variant="default" disabled={next === null} onClick={() => table.goToPage(table.page + 1, next)}>
        {t("refunds.find.older")}
      </Button>
    </div>
  );
}

interface InvoiceListProps {
  invoices: UseQueryResult<InvoicePage>;
  /** True if the list is a search result. */
  isSearched: boolean;
  onSelect: (invoice: PaidInvoice) => void;
}

function InvoiceList({ invoices, isSearched, onSelect }: InvoiceListProps) {
  const t = useT();
  const { data, error, isFetching } = invoices;
  if (!data)
    return error ? (
      <FailureState reason={errorText(error)} onRetry={() => void invoices.refetch()} busy={isFetching} />
    ) : (
      <ListSkeleton label={t("ui.loading")} count={6} />
    );
  if (data.rows.length === 0)
    return isSearched ? (
      <EmptyState
        size="small"
        picture={<SearchPicture />}
        message={t("common.no_invoices_found")}
        hint={t("refunds.find.nothing_hint")}
      />
    ) : (
      <EmptyState size="small" picture={<ReceiptPicture />} message={t("refunds.find.empty")} />
    );
  return (
    <ul className={classes.list} aria-label={t("refunds.find.title")}>
      {data.rows.map((invoice) => (
        <li key={invoice.invoice_id}>
          <PaidInvoiceRow
            invoice={invoice}
            day={data.day}
            currency={data.currency}
            onSelect={() => onSelect(invoice)}
          />
        </li>
      ))}
    </ul>
  );
}

interface PaidInvoiceRowProps {
  invoice: PaidInvoice;
  /** The listed business day: its invoices show only the time. */
  day: string;
  currency: string;
  onSelect: () => void;
}

/** Shows an invoice as a row to tap: number, customer, time, state. */
function PaidInvoiceRow({ invoice, day, currency, onSelect }: PaidInvoiceRowProps) {
  const t = useT();
  const { state, tokens, figures } = invoice;
  const whom = formatDetails([invoice.table_title, invoice.customer_name]);
  return (
    <button type="button" className={classes.row} onClick={onSelect}>
      <Stack as="span" room="grow">
        <Span weight={600}>{t("refunds.title", { no: invoice.invoice_no })}</Span>
        <Muted as="span" size="sm" lines="anywhere">
          {t("refunds.find.row", {
            whom: whom || t("common.no_table"),
            tokens: tokens.map((token) => t("refunds.find.token", { token })).join(" "),
            when: invoice.business_date === day ? formatTime(invoice.at) : formatDateTime(invoice.at),
          })}
        </Muted>
      </Stack>
      <Stack as="span" align="end" gap={4} room="keep">
        {figures ? <Span weight={600}>{formatAmount(figures.total, currency)}</Span> : null}
        <InvoiceState state={state} />
      </Stack>
      <IconChevronRight size={20} aria-hidden="true" className={classes.arrow} />
    </button>
  );
}

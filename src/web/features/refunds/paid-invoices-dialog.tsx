import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import type { PaidInvoice } from "../../../contract/refunds.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { FailureState } from "../../../ui/feedback/failure-state.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { Button } from "../../../ui/forms/button.tsx";
import { SearchField } from "../../../ui/forms/search-field.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { AppDialog } from "../../../ui/overlay/app-dialog.tsx";
import { ReceiptPicture } from "../../../ui/pictures/receipt-picture.tsx";
import { SearchPicture } from "../../../ui/pictures/search-picture.tsx";
import { errorText } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import { InvoiceDialog } from "./invoice-dialog.tsx";
import { PaidInvoiceRow } from "./paid-invoice-row.tsx";
import classes from "./paid-invoices.module.css";
import { invoicesQuery } from "./refunds-api.ts";

/** What was charged, today unless another day is asked for; an invoice is opened from here, and comes back to here. */
export function PaidInvoicesDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [text, setText] = useState("");
  const [day, setDay] = useState<string | null>(null);
  const [page, setPage] = useState(1);
  const [seen, setSeen] = useState<PaidInvoice | null>(null);
  const q = useDeferredValue(text.trim());
  const found = useQuery({ ...invoicesQuery({ q, day, page }), placeholderData: keepPreviousData });
  if (seen)
    return (
      <InvoiceDialog invoiceId={seen.invoice_id} invoiceNo={seen.invoice_no} onClose={() => setSeen(null)} />
    );
  const seek = (act: () => void) => {
    act();
    setPage(1);
  };
  return (
    <AppDialog
      opened
      title={t("refunds.find.title")}
      onClose={onClose}
      footer={
        found.data && (page > 1 || found.data.has_more) ? (
          <div className={classes.pager}>
            <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
              {t("refunds.find.newer")}
            </Button>
            <Button variant="default" disabled={!found.data.has_more} onClick={() => setPage(page + 1)}>
              {t("refunds.find.older")}
            </Button>
          </div>
        ) : null
      }
    >
      <div className={classes.filters}>
        <div className={classes.search}>
          <SearchField
            label={t("refunds.find.search")}
            autoFocus
            value={text}
            onChange={(next) => seek(() => setText(next))}
          />
        </div>
        <TextField
          type="date"
          label={t("refunds.find.day")}
          value={day ?? found.data?.day ?? ""}
          onChange={(event) => {
            const { value } = event.currentTarget;
            seek(() => setDay(value === "" ? null : value));
          }}
        />
      </div>
      {found.data ? (
        found.data.invoices.length > 0 ? (
          <ul className={classes.list} aria-label={t("refunds.find.title")}>
            {found.data.invoices.map((invoice) => (
              <li key={invoice.invoice_id}>
                <PaidInvoiceRow
                  invoice={invoice}
                  day={found.data.day}
                  currency={found.data.currency}
                  onSelect={() => setSeen(invoice)}
                />
              </li>
            ))}
          </ul>
        ) : q === "" ? (
          <EmptyState size="small" picture={<ReceiptPicture />} message={t("refunds.find.empty")} />
        ) : (
          <EmptyState
            size="small"
            picture={<SearchPicture />}
            message={t("refunds.find.nothing")}
            hint={t("refunds.find.nothing_hint")}
          />
        )
      ) : found.isError ? (
        <FailureState
          reason={errorText(found.error)}
          onRetry={() => void found.refetch()}
          busy={found.isFetching}
        />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={6} />
      )}
    </AppDialog>
  );
}

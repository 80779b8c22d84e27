import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listPaidInvoices, type PaidInvoice } from "../../../contract/refunds.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { FailureState } from "../../../ui/feedback/failure-state.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { Button } from "../../../ui/forms/button.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { AppDialog } from "../../../ui/overlay/app-dialog.tsx";
import { ReceiptPicture } from "../../../ui/pictures/receipt-picture.tsx";
import { SearchPicture } from "../../../ui/pictures/search-picture.tsx";
import { ListSearchField } from "../../platform/lists/list-search-field.tsx";
import { useOwnAddress, useTableQuery } from "../../platform/lists/use-table-query.ts";
import { errorText } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import { InvoiceDialog } from "./invoice-dialog.tsx";
import { PaidInvoiceRow } from "./paid-invoice-row.tsx";
import classes from "./paid-invoices.module.css";
import { invoicesQuery } from "./refunds-api.ts";

/** What was charged, today unless another day is asked for; an invoice is opened from here, and comes back to here. */
export function PaidInvoicesDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const table = useTableQuery(listPaidInvoices.query, useOwnAddress({}));
  const [seen, setSeen] = useState<PaidInvoice | null>(null);
  const found = useQuery(invoicesQuery(table.query));
  const { next = null, previous = null } = found.data ?? {};
  if (seen)
    return (
      <InvoiceDialog invoiceId={seen.invoice_id} invoiceNo={seen.invoice_no} onClose={() => setSeen(null)} />
    );
  return (
    <AppDialog
      opened
      title={t("refunds.find.title")}
      onClose={onClose}
      footer={
        next !== null || previous !== null ? (
          <div className={classes.pager}>
            <Button
              variant="default"
              disabled={previous === null}
              onClick={() => table.turn(table.page - 1, previous)}
            >
              {t("refunds.find.newer")}
            </Button>
            <Button
              variant="default"
              disabled={next === null}
              onClick={() => table.turn(table.page + 1, next)}
            >
              {t("refunds.find.older")}
            </Button>
          </div>
        ) : null
      }
    >
      <div className={classes.filters}>
        <div className={classes.search}>
          <ListSearchField
            label={t("refunds.find.search")}
            autoFocus
            words={table.words}
            onFind={table.find}
            busy={found.isFetching}
          />
        </div>
        <TextField
          type="date"
          label={t("refunds.find.day")}
          value={table.query.day ?? found.data?.day ?? ""}
          onChange={(event) => table.narrow({ day: event.currentTarget.value || undefined })}
        />
      </div>
      {found.data ? (
        found.data.rows.length > 0 ? (
          <ul className={classes.list} aria-label={t("refunds.find.title")}>
            {found.data.rows.map((invoice) => (
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
        ) : table.words === "" ? (
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

import type { ReactNode } from "react";
import type { Receipt } from "#money/receipts/contract/receipts.ts";
import { ReceiptOnScreen } from "#money/receipts/web/public.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { RefundableInvoice } from "../contract/refunds.ts";
import { PastRefunds } from "./past-refunds.tsx";
import classes from "./refunds.module.css";

export interface InvoiceStoryProps {
  invoice: RefundableInvoice;
  receipt: Receipt;
  /** More about the invoice, below the paper. */
  children?: ReactNode;
}

/** What the guest has on paper, and what became of it since. */
export function InvoiceStory({ invoice, receipt, children }: InvoiceStoryProps) {
  const t = useT();
  const { state } = invoice;
  const isOver = state === "too_late" || state === "nothing_left" || state === "taken_back";
  return (
    // Long papers are scrolled with the keys: nothing on them can have the focus instead.
    <section
      className={classes.story}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
      tabIndex={0}
      aria-label={t("refunds.title", { no: invoice.invoice_no })}
    >
      {isOver ? (
        <p>
          <StatusBadge tone="grey" label={t(`refunds.state.${state}`)} />
        </p>
      ) : invoice.refunds.length > 0 ? (
        <p>
          <StatusBadge
            tone="amber"
            label={t("refunds.given_back_of", {
              amount: formatAmount(invoice.refunded, invoice.currency),
              total: formatAmount(invoice.total, invoice.currency),
            })}
          />
        </p>
      ) : null}
      <ReceiptOnScreen receipt={receipt} />
      <PastRefunds invoice={invoice} />
      {children}
    </section>
  );
}

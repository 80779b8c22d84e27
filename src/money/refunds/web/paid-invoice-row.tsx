import { IconChevronRight } from "@tabler/icons-react";
import { formatAmount, formatDateTime, formatTime } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge, type StatusBadgeProps } from "#ui/data/status-badge.tsx";
import type { PaidInvoice } from "../contract/refunds.ts";
import classes from "./paid-invoices.module.css";

const tones = {
  paid: "green",
  owed: "blue",
  partly_refunded: "amber",
  refunded: "grey",
  taken_back: "grey",
} as const satisfies Record<PaidInvoice["state"], StatusBadgeProps["tone"]>;

export interface PaidInvoiceRowProps {
  invoice: PaidInvoice;
  /** The business day that is listed: of it only the time is told. */
  day: string;
  currency: string;
  onSelect: () => void;
}

/** One invoice as a row to tap: number, whose, when, what became of it. */
export function PaidInvoiceRow({ invoice, day, currency, onSelect }: PaidInvoiceRowProps) {
  const t = useT();
  const { state, tokens, figures } = invoice;
  const whom = [invoice.table_title, invoice.customer_name].filter((name) => name !== null).join(", ");
  return (
    <button type="button" className={classes.row} onClick={onSelect}>
      <span className={classes.what}>
        <span className={classes.no}>{t("refunds.title", { no: invoice.invoice_no })}</span>
        <span className={classes.detail}>
          {t("refunds.find.row", {
            whom: whom || t("cash.no_table"),
            tokens: tokens.map((token) => `#${token}`).join(" "),
            when: invoice.business_date === day ? formatTime(invoice.at) : formatDateTime(invoice.at),
          })}
        </span>
      </span>
      <span className={classes.end}>
        {figures ? <span className={classes.amount}>{formatAmount(figures.total, currency)}</span> : null}
        <StatusBadge tone={tones[state]} label={t(`refunds.find.state.${state}`)} />
      </span>
      <IconChevronRight size={20} aria-hidden="true" className={classes.arrow} />
    </button>
  );
}

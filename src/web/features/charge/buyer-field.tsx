import { IconChevronDown, IconUser } from "@tabler/icons-react";
import { useId } from "react";
import { type InvoiceType, invoiceTypes } from "../../../domain/orders/invoice-type.ts";
import { SegmentedFilter } from "../../../ui/forms/segmented-filter.tsx";
import { useT } from "../../platform/use-t.ts";
import { CustomerPicker } from "../customers/public.ts";
import classes from "./buyer-field.module.css";
import type { BuyerState } from "./use-buyer.ts";

/** Who the invoice is for, found or added here, and its kind. */
export function BuyerField({ buyer, tried }: { buyer: BuyerState; tried: boolean }) {
  const { review, change } = buyer;
  const t = useT();
  const errorId = useId();
  const refusal = tried ? review.refusals.buyer : undefined;
  return (
    <div className={classes.buyer}>
      <SegmentedFilter<InvoiceType>
        label={t("charge.invoice_type")}
        layout="fill"
        value={review.invoiceType}
        onChange={(invoiceType) => change({ invoiceType })}
        options={invoiceTypes.map((type) => ({ value: type, label: t(`customers.type.${type}`) }))}
      />
      <button
        type="button"
        className={classes.customer}
        data-chosen={review.name !== null || undefined}
        aria-haspopup="dialog"
        aria-describedby={refusal ? errorId : undefined}
        data-invalid={refusal ? true : undefined}
        onClick={() => buyer.setChoosing(true)}
      >
        <IconUser size={18} aria-hidden="true" />
        <span className="visually-hidden">{t("charge.customer")}</span>
        <span className={classes.name}>{review.name ?? t("customers.search.walk_in")}</span>
        <IconChevronDown size={18} aria-hidden="true" />
      </button>
      {refusal ? (
        <p id={errorId} className={classes.error}>
          {t(`charge.refusal.${refusal}`)}
        </p>
      ) : null}
    </div>
  );
}

/** Beside the payment's dialog and not inside its form: a form cannot hold another one. */
export function BuyerPicker({ buyer }: { buyer: BuyerState }) {
  const { draft, review, change } = buyer;
  if (!buyer.choosing) return null;
  return (
    <CustomerPicker
      chosen={draft.customer !== null}
      type={review.invoiceType}
      onChoose={(customer) => change({ customer })}
      onWalkIn={() => change({ customer: null })}
      onClose={() => buyer.setChoosing(false)}
    />
  );
}

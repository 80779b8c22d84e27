import { formatAmount } from "#platform/web/format.ts";
import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { useT } from "#platform/web/use-t.ts";
import { TextAreaField } from "#ui/forms/text-area-field.tsx";
import classes from "./new-purchase.module.css";
import { sumsOf } from "./purchase-sums.ts";
import type { PurchaseForm } from "./use-purchase-form.ts";

const NOTE_MAX = 500;

/** VAT that comes on top, a note, and what the purchase comes to. */
export function PurchaseTotals({ form, currency }: { form: PurchaseForm; currency: string }) {
  const t = useT();
  const { tax, note } = form.draft;
  const { unpriced, subtotal, total } = sumsOf(form.draft);
  return (
    <div className={classes.totals}>
      <TextAreaField
        label={t("purchases.form.note")}
        maxLength={NOTE_MAX}
        rows={2}
        value={note}
        error={form.errorOf("note")}
        onChange={({ currentTarget }) => form.change({ note: currentTarget.value }, "note")}
      />
      <div className={classes.amounts}>
        <AmountField
          label={t("purchases.form.tax")}
          description={t("purchases.form.tax_hint")}
          currency={currency}
          amount={tax}
          error={form.errorOf("tax")}
          onChange={(next) => form.change({ tax: next }, "tax")}
        />
        <dl className={classes.sums}>
          <div>
            <dt>{t("purchases.form.subtotal")}</dt>
            <dd>{formatAmount(subtotal, currency)}</dd>
          </div>
          <div>
            <dt>{t("purchases.form.total")}</dt>
            <dd className={classes.total}>{unpriced > 0 ? "—" : formatAmount(total, currency)}</dd>
          </div>
        </dl>
        {unpriced > 0 ? (
          <p className={classes.quiet}>{t("purchases.form.unpriced", { count: unpriced })}</p>
        ) : null}
      </div>
    </div>
  );
}

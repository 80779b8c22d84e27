import { formatAmount } from "#platform/web/format.ts";
import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextAreaField } from "#ui/forms/text-area-field.tsx";
import { Muted, Stack, Text } from "#ui/layout/layout.tsx";
import { incomeCodes } from "../../domain/income-code.ts";
import classes from "./new-purchase.module.css";
import { sumsOf } from "./purchase-draft.ts";
import type { PurchaseForm } from "./use-purchase-form.ts";

const NOTE_MAX = 500;

/** Asks for income tax that is withheld from the vendor, and once there is some for its kind. */
function WithheldIncome({ form, currency }: { form: PurchaseForm; currency: string }) {
  const t = useT();
  const { withheldIncome, incomeCode } = form.draft;
  return (
    <>
      <AmountField
        label={t("purchases.form.withheld_income")}
        description={t("purchases.form.withheld_income_hint")}
        currency={currency}
        amount={withheldIncome}
        error={form.errorOf("withheld_income")}
        onChange={(next) => form.change({ withheldIncome: next }, "withheld_income")}
      />
      {typeof withheldIncome === "number" && withheldIncome > 0 ? (
        <SelectField
          label={t("taxBooks.withheld.income_code")}
          searchable={false}
          options={incomeCodes.map((value) => ({ value, label: t(`taxBooks.withheld.incomes.${value}`) }))}
          value={incomeCode}
          onChange={(code) => {
            const chosen = incomeCodes.find((known) => known === code);
            if (chosen !== undefined) form.change({ incomeCode: chosen }, "income_code");
          }}
        />
      ) : null}
    </>
  );
}

/** Asks for added IVA, withheld income tax and a note. */
export function PurchaseTotals({ form, currency }: { form: PurchaseForm; currency: string }) {
  const t = useT();
  const { tax, note } = form.draft;
  return (
    <div className={classes.totals}>
      <TextAreaField
        label={t("common.note")}
        maxLength={NOTE_MAX}
        rows={2}
        value={note}
        error={form.errorOf("note")}
        onChange={({ currentTarget }) => form.change({ note: currentTarget.value }, "note")}
      />
      <Stack gap={12}>
        <AmountField
          label={t("purchases.form.tax")}
          description={t("purchases.form.tax_hint")}
          currency={currency}
          amount={tax}
          error={form.errorOf("tax")}
          onChange={(next) => form.change({ tax: next }, "tax")}
        />
        <WithheldIncome form={form} currency={currency} />
      </Stack>
    </div>
  );
}

/** Shows the sum of the purchase, in sight while it is typed. */
export function PurchaseTotal({ form }: { form: PurchaseForm }) {
  const t = useT();
  const currency = useUser()?.currency ?? "USD";
  const { unpriced, subtotal, total } = sumsOf(form.draft);
  return (
    <>
      <Muted as="span" block size="sm">
        {unpriced > 0
          ? t("purchases.form.unpriced", { count: unpriced })
          : t("common.labelled", { label: t("common.subtotal"), value: formatAmount(subtotal, currency) })}
      </Muted>
      <Text size="lg" weight={650}>
        {t("common.labelled", {
          label: t("common.total"),
          value: unpriced > 0 ? t("common.no_value") : formatAmount(total, currency),
        })}
      </Text>
    </>
  );
}

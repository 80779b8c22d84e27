import { centsFromDecimal } from "#platform/domain/money/cents.ts";
import { centsOfDecimal, decimal, decimalOfCents, toCent } from "#platform/domain/money/decimal.ts";
import { formatAmount } from "#platform/web/format.ts";
import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { amountProps } from "#platform/web/forms/amount-props.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { TextAreaField } from "#ui/forms/text-area-field.tsx";
import { type DocumentCorrections, makeDebitNote } from "../contract/corrections.ts";
import { vatOnTop } from "../domain/arithmetic/vat.ts";
import { useMakeDebitNote } from "./tax-documents-api.ts";

/** Charges more on a crédito fiscal, and says what it comes to (guide §16). */
export function DebitNoteDialog({
  corrections: { document, currency },
  onClose,
}: {
  corrections: DocumentCorrections;
  onClose: () => void;
}) {
  const t = useT();
  const making = useMakeDebitNote();
  return (
    <FormDialog
      title={t("taxDocuments.act.debit_note")}
      submitLabel={t("taxDocuments.act.debit_note")}
      schema={makeDebitNote.body}
      initialValues={{ amount: 0, reason: "" }}
      save={(body) => making.mutateAsync({ params: { id: document.id }, body })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p>{t("taxDocuments.act.debit_what")}</p>
          <AmountField
            autoFocus
            label={t("taxDocuments.act.amount")}
            currency={currency}
            {...amountProps(form.getInputProps("amount"))}
          />
          <p>
            {t("taxDocuments.act.comes_to", {
              total: formatAmount(withVat(form.getValues().amount), currency),
            })}
          </p>
          <TextAreaField
            label={t("taxDocuments.act.reason")}
            maxLength={200}
            {...form.getInputProps("reason")}
            value={form.getValues().reason}
          />
        </>
      )}
    </FormDialog>
  );
}

function withVat(amount: number | null) {
  const net = decimalOfCents(centsFromDecimal(amount ?? 0));
  return centsOfDecimal(decimal(net + toCent(vatOnTop(net))));
}

import { decimalFromCents } from "#platform/domain/money/cents.ts";
import { formatDateTime } from "#platform/web/format.ts";
import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { amountProps } from "#platform/web/forms/amount-props.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Muted } from "#ui/layout/layout.tsx";
import { type SettlementView, setOpening } from "../../contract/settlement.ts";
import { MonthField } from "../month-field.tsx";
import { useSetOpening } from "./settlement-api.ts";

interface OpeningDialogProps {
  settlement: SettlementView;
  month: string;
  onClose: () => void;
}

/** Enters what a restaurant brings along from the system it used before. */
export function OpeningDialog({ settlement, month, onClose }: OpeningDialogProps) {
  const t = useT();
  const save = useSetOpening();
  const { opening, currency } = settlement;
  return (
    <FormDialog
      title={t("taxBooks.settlement.opening.title")}
      submitLabel={t("taxBooks.settlement.opening.save")}
      schema={setOpening.body}
      initialValues={{
        month: opening?.month ?? month,
        credit: opening === null ? 0 : decimalFromCents(opening.credit),
        withheld: opening === null ? 0 : decimalFromCents(opening.withheld),
      }}
      save={save}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Muted>{t("taxBooks.settlement.opening.hint")}</Muted>
          <MonthField
            label={t("taxBooks.settlement.opening.month")}
            month={form.getValues().month}
            onMonth={(chosen) => form.setFieldValue("month", chosen)}
          />
          <AmountField
            label={t("taxBooks.settlement.opening.credit")}
            currency={currency}
            {...amountProps(form.getInputProps("credit"))}
          />
          <AmountField
            label={t("taxBooks.settlement.opening.withheld")}
            currency={currency}
            {...amountProps(form.getInputProps("withheld"))}
          />
          {opening === null ? null : (
            <Muted size="sm">
              {t("taxBooks.settlement.opening.entered", { by: opening.by, at: formatDateTime(opening.at) })}
            </Muted>
          )}
        </>
      )}
    </FormDialog>
  );
}

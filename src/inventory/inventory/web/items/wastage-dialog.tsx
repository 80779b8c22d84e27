import type { z } from "zod";
import type { ValidationCode } from "#app/contract/validation-code.ts";
import type { MessageKey } from "#app/words/message-key.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { withBlank } from "#platform/web/forms/or-blank.ts";
import { useT } from "#platform/web/use-t.ts";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { type InventoryItem, newStockMovement } from "../../contract/items.ts";
import { wastageReasons } from "../../domain/stock-movement.ts";
import { useInventoryCalls } from "../inventory-api.ts";
import { RemarkField, StockNow } from "../movement-fields.tsx";
import { MeasureFields } from "../stock/measure-fields.tsx";

/** The server checks the stock: a purchase may have come in since the dialog opened. */
const wastage = withBlank(newStockMovement, "quantity");

function words(field: string, code: ValidationCode): MessageKey | undefined {
  return field === "quantity" && code === "required" ? "validation.wastage_above_zero" : undefined;
}

/** Posts wastage of an ingredient with its reason. */
export function WastageDialog({ item, onClose }: { item: InventoryItem; onClose: () => void }) {
  const t = useT();
  const { waste } = useInventoryCalls();
  const { id, unit } = item;
  const initialValues: z.input<typeof wastage> = {
    movementType: "WASTAGE",
    quantity: null,
    unit,
    reason: null,
    note: "",
  };
  return (
    <FormDialog
      title={t("inventory.wastage.title", { title: item.title })}
      submitLabel={t("inventory.wastage.submit")}
      tone="danger"
      schema={wastage}
      initialValues={initialValues}
      words={words}
      toastRefusals
      save={(body, idempotencyKey) => waste({ params: { id }, body, idempotencyKey })}
      onClose={onClose}
    >
      {(form) => {
        const { reason } = form.getValues();
        return (
          <>
            <StockNow item={item} />
            <MeasureFields
              autoFocus
              label={t("inventory.wastage.quantity")}
              unit={unit}
              typedUnit={form.getValues().unit ?? unit}
              onUnit={(chosen) => form.setFieldValue("unit", chosen)}
              {...form.getInputProps("quantity")}
            />
            <ChoiceList
              label={t("common.reason")}
              mode="single"
              layout="tiles"
              choices={wastageReasons.map((value) => ({ value, label: t(`inventory.reasons.${value}`) }))}
              value={reason ? [reason] : []}
              onChange={([chosen]) =>
                form.setFieldValue("reason", wastageReasons.find((each) => each === chosen) ?? null)
              }
            />
            <RemarkField {...form.getInputProps("note")} />
          </>
        );
      }}
    </FormDialog>
  );
}

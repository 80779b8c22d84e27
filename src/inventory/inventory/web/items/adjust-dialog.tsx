import { useState } from "react";
import { z } from "zod";
import { saying, type ValidationCode } from "#app/contract/validation-code.ts";
import type { MessageKey } from "#app/words/message-key.ts";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { withBlank } from "#platform/web/forms/or-blank.ts";
import { useT } from "#platform/web/use-t.ts";
import { Muted } from "#ui/layout/layout.tsx";
import { type InventoryItem, stockAdjustment } from "../../contract/items.ts";
import { convertQuantity } from "../../domain/units.ts";
import { useInventoryCalls } from "../inventory-api.ts";
import { RemarkField, StockNow } from "../movement-fields.tsx";
import { MeasureFields } from "../stock/measure-fields.tsx";

/** The form holds the present quantity in the ingredient's unit or another one of its family. */
const typed = stockAdjustment.pick({ new_quantity: true, note: true }).extend({ unit: z.string() });

const inUnit = (quantity: Thousandths, from: string, to: string) =>
  convertQuantity(quantity, from, to) ?? quantity;

/** A quantity can only be lowered; goods come in by purchases (back-office §5). */
function adjustmentOf({ quantity: held, unit: ownUnit }: InventoryItem) {
  const known = typed.superRefine(({ new_quantity: there, unit }, context) => {
    const now = inUnit(there, unit, ownUnit);
    if (now < held) return;
    // Without a code of its own, "malformed" means that the quantity is unchanged.
    const reason = now > held ? saying("too_large") : {};
    context.addIssue({ code: "custom", path: ["new_quantity"], input: there, ...reason });
  });
  return withBlank(known, "new_quantity");
}

function words(field: string, code: ValidationCode): MessageKey | undefined {
  if (field !== "new_quantity" || code === "not_a_number") return undefined;
  if (code === "too_large") return "errors.stock_in_by_purchase";
  return code === "malformed" ? "inventory.refusals.no_changes" : "inventory.refusals.new_quantity";
}

/**
 * Lowers the stock of an ingredient. If it has moved meanwhile, the dialog shows the new stock and asks again.
 */
export function AdjustDialog({ item: seen, onClose }: { item: InventoryItem; onClose: () => void }) {
  const t = useT();
  const { adjust, readNow } = useInventoryCalls();
  const [item, setItem] = useState(seen);
  const { id, unit } = item;
  return (
    <FormDialog
      title={t("inventory.adjust.title", { title: item.title })}
      submitLabel={t("inventory.adjust.submit")}
      schema={adjustmentOf(item)}
      initialValues={{ new_quantity: null, unit, note: "" }}
      words={words}
      toastRefusals
      save={async (values, idempotencyKey) => {
        const body = { ...values, item_id: id, expected_quantity: item.quantity };
        try {
          return await adjust({ body, idempotencyKey });
        } catch (error) {
          if (isApiError(error, "changed_meanwhile")) setItem((await readNow(id)).item);
          throw error;
        }
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <StockNow item={item} />
          <MeasureFields
            autoFocus
            label={t("inventory.adjust.quantity")}
            unit={unit}
            typedUnit={form.getValues().unit}
            onUnit={(chosen) => form.setFieldValue("unit", chosen)}
            {...form.getInputProps("new_quantity")}
          />
          <Muted size="sm">{t("inventory.adjust.hint")}</Muted>
          <RemarkField {...form.getInputProps("note")} />
        </>
      )}
    </FormDialog>
  );
}

import type { InventoryItemId } from "#platform/domain/ids.ts";
import { symbolOf } from "#platform/web/format.ts";
import { DecimalField } from "#platform/web/forms/decimal-field.tsx";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { setUnitCost } from "../contract/unit-cost.ts";
import { decimalFromMicros, type Micros } from "../domain/unit-cost.ts";
import { useInventoryCalls } from "./inventory-api.ts";
import { unitText } from "./stock/unit-text.ts";

/** A gram of salt costs less than a cent. */
export const COST_DECIMALS = 6;

interface UnitCostDialogProps {
  ingredient: { id: InventoryItemId; title: string; unit: string; unitCost: Micros | null };
  /** Reloads the other places that show the cost, before the dialog closes. */
  onSaved?: () => Promise<unknown>;
  onClose: () => void;
}

/** Sets the unit cost of an ingredient that no purchase gives one; empty means unknown. */
export function UnitCostDialog({ ingredient, onSaved, onClose }: UnitCostDialogProps) {
  const t = useT();
  const currency = useUser()?.currency ?? "USD";
  const { setCost } = useInventoryCalls();
  const { id, title, unit, unitCost } = ingredient;
  return (
    <FormDialog
      title={t("menuItems.cost.set_title", { title })}
      submitLabel={t("menuItems.cost.save")}
      schema={setUnitCost.body}
      initialValues={{ unit_cost: unitCost === null ? null : decimalFromMicros(unitCost) }}
      save={async (body, idempotencyKey) => {
        const saved = await setCost({ params: { id }, body, idempotencyKey });
        await onSaved?.();
        return saved;
      }}
      onClose={onClose}
    >
      {(form) => (
        <DecimalField
          autoFocus
          label={t("common.cost_per", { unit: unitText(unit) })}
          description={t("menuItems.cost.set_hint")}
          decimals={COST_DECIMALS}
          symbol={symbolOf(currency)}
          {...form.getInputProps("unit_cost")}
        />
      )}
    </FormDialog>
  );
}

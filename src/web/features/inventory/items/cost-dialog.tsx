import { useQuery } from "@tanstack/react-query";
import type { InventoryItem } from "../../../../contract/inventory/items.ts";
import { setUnitCost } from "../../../../contract/menu/recipes.ts";
import { decimalFromMicros } from "../../../../domain/inventory/unit-cost.ts";
import { symbolOf } from "../../../platform/format.ts";
import { DecimalField } from "../../../platform/forms/decimal-field.tsx";
import { FormDialog } from "../../../platform/forms/form-dialog.tsx";
import { useT } from "../../../platform/use-t.ts";
import { useInventoryCalls, valueQuery } from "../inventory-api.ts";
import { COST_DECIMALS } from "./add-item-dialog.tsx";

export interface CostDialogProps {
  item: InventoryItem;
  onClose: () => void;
}

/** What a unit of an ingredient costs, for one that no purchase tells it of; empty is not known. */
export function CostDialog({ item: { id, title, unit, unit_cost: cost }, onClose }: CostDialogProps) {
  const t = useT();
  const { setCost } = useInventoryCalls();
  const currency = useQuery(valueQuery({})).data?.currency ?? "USD";
  return (
    <FormDialog
      title={t("menuItems.cost.set_title", { title })}
      submitLabel={t("menuItems.cost.save")}
      schema={setUnitCost.body}
      initialValues={{ unit_cost: cost === null ? null : decimalFromMicros(cost) }}
      save={(body, idempotencyKey) => setCost({ params: { id }, body, idempotencyKey })}
      onClose={onClose}
    >
      {(form) => (
        <DecimalField
          autoFocus
          label={t("menuItems.cost.set", { unit })}
          description={t("menuItems.cost.set_hint")}
          decimals={COST_DECIMALS}
          symbol={symbolOf(currency)}
          {...form.getInputProps("unit_cost")}
        />
      )}
    </FormDialog>
  );
}

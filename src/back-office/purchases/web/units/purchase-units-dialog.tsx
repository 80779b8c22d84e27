import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { BoughtIngredient } from "./bought-ingredient.ts";
import { PurchaseUnits } from "./purchase-units.tsx";

interface PurchaseUnitsDialogProps {
  item: BoughtIngredient;
  onClose: () => void;
}

/** The units of an ingredient, from a list that names it. */
export function PurchaseUnitsDialog({ item, onClose }: PurchaseUnitsDialogProps) {
  return (
    <AppDialog opened size="medium" title={item.title} onClose={onClose}>
      <PurchaseUnits item={item} />
    </AppDialog>
  );
}

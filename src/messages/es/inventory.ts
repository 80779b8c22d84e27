import type { inventory as source, inventoryErrors as sourceErrors } from "../en/inventory.ts";
import type { Translated } from "../translated.ts";

export const inventory = {
  reply: {
    added: "Se agregó {{title}}.",
    saved: "Se guardó {{title}}.",
    wasted: "Se registró la merma de {{title}}.",
    adjusted: "Se bajó la existencia de {{title}}.",
    deleted: "Se eliminó {{title}}.",
  },
  file: { movements: "movimientos-{{day}}.csv" },
} as const satisfies Translated<typeof source>;

export const inventoryErrors = {
  insufficient_stock: "No hay suficiente {{ingredient}}. No se envió nada.",
  inventory_item_exists: "Ya existe un insumo llamado {{title}}.",
  inventory_item_in_recipe: "{{title}} está en recetas: {{dishes}}. Quítelo primero de ellas.",
  wastage_above_stock: "Solo hay {{available}} {{unit}} de {{title}}. No se registró nada.",
  adjust_no_changes: "Sin cambios: {{title}} ya tiene esta cantidad.",
  stock_in_by_purchase: "El ingreso de existencias se hace por compras: aquí la cantidad solo puede bajar.",
} as const satisfies Translated<typeof sourceErrors>;

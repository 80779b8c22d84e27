import type { inventoryErrors as sourceErrors } from "../en/inventory.ts";
import type { Translated } from "../translated.ts";

export const inventoryErrors = {
  insufficient_stock: "No hay suficiente {{ingredient}}. No se envió nada.",
} as const satisfies Translated<typeof sourceErrors>;

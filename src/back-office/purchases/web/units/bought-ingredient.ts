import type { InventoryItemId } from "#platform/domain/ids.ts";

/** An ingredient whose units are looked at. */
export interface BoughtIngredient {
  readonly id: InventoryItemId;
  readonly title: string;
  /** In which it is kept. */
  readonly unit: string;
}

export const inventory = {
  /** What the server answers. */
  reply: {
    added: "{{title}} was added.",
    saved: "{{title}} was saved.",
    wasted: "Wastage of {{title}} was written down.",
    adjusted: "The quantity of {{title}} was lowered.",
    deleted: "{{title}} was deleted.",
  },
  /** Names of files. */
  file: { movements: "stock-movements-{{day}}.csv" },
} as const;

export const inventoryErrors = {
  insufficient_stock: "There is not enough {{ingredient}}. Nothing was sent.",
  inventory_item_exists: "There already is an item called {{title}}.",
  inventory_item_in_recipe: "{{title}} is in recipes: {{dishes}}. Take it out of them first.",
  wastage_above_stock: "There are only {{available}} {{unit}} of {{title}}. Nothing was written down.",
  adjust_no_changes: "No changes: {{title}} already has this quantity.",
  stock_in_by_purchase: "Stock in must be through purchases: here the quantity can only be lowered.",
} as const;

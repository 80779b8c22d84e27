export const inventoryErrors = {
  insufficient_stock: 409,
  inventory_item_exists: 409,
  inventory_item_in_recipe: 409,
  wastage_above_stock: 409,
  adjust_no_changes: 409,
  stock_in_by_purchase: 409,
} as const;

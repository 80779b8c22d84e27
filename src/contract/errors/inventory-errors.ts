export const inventoryErrors = {
  insufficient_stock: 409,
} as const;

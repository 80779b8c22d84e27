export const inventoryErrors = {
  insufficient_stock: "There is not enough {{ingredient}}. Nothing was sent.",
} as const;

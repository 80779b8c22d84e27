export const exampleBill = {
  title: "Example account",
  amount: "Order total, at menu prices",
  reads: "What the guest sees",
  no_discount: "The code gives no discount on this account. {{reason}}",
} as const;

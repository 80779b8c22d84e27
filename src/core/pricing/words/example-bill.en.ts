export const exampleBill = {
  title: "Example account",
  amount: "Ordered, at menu prices",
  option: "Dining option",
  people: "People",
  reads: "What the guest reads",
  no_discount: "The code takes nothing off this account. {{reason}}",
} as const;

export const payments = {
  /** What the server answers. */
  reply: {
    paid: "Paid. Invoice {{invoiceNo}} was made.",
  },
} as const;

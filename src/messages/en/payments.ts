export const payments = {
  /** What the server answers. */
  reply: {
    paid: "Paid. Invoice {{invoiceNo}} was made.",
    undone: "The payment of invoice {{invoiceNo}} was taken back.",
  },
  /** Why a discount code cannot be used. */
  discount: {
    unknown: "There is no such code.",
    inactive: "It is switched off.",
    not_started: "It is not valid yet.",
    ended: "It has ended.",
    used_up: "All its uses are taken.",
    minimum_not_reached: "The order is below its minimum.",
  },
  /** What a fiscal credit lacks. */
  fiscal: {
    complete: "The billing data are complete.",
    buyer: "Buyer: {{fields}}.",
    issuer: "Restaurant: {{fields}}.",
    missing: "{{field}} (missing)",
    malformed: "{{field}} (not valid)",
    name: "name",
    nit: "NIT",
    nrc: "NRC",
    activity: "economic activity",
    address: "address",
    email: "e-mail",
  },
} as const;

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
    minimum_not_reached: "The order must reach {{minimum}}; {{missing}} more to go.",
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
    activityDesc: "description of the activity",
    department: "department",
    municipality: "municipality",
    phone: "phone",
    address: "address",
    email: "e-mail",
    // The official words of the catalogue, whatever the language.
    iva: "Impuesto al Valor Agregado 13%",
  },
  /** What a buyer with an address gets. */
  mail: {
    subject: "Receipt of {{store}}: invoice {{invoiceNo}}",
    greeting: "Thank you for your visit to {{store}}. This is your receipt.",
    greeting_name: "{{name}}, thank you for your visit to {{store}}. This is your receipt.",
    line: "{{quantity}} × {{title}}: {{amount}}",
    discount: "Discount: -{{amount}}",
    service: "Service charge: {{amount}}",
    tip: "Tip: {{amount}}",
    total: "Total: {{amount}} ({{method}})",
    footer: "{{store}} sent this because your address is on the invoice.",
    not_an_address: "The address is not valid.",
    no_server: "No mail server is set up.",
  },
} as const;

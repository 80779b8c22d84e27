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

export const paymentsErrors = {
  order_not_payable: "Some items are not completed yet. Nothing was charged.",
  nothing_payable: "There is nothing to charge.",
  customer_required: "This order needs a customer.",
  payment_type_unknown: "This payment method no longer exists. Choose another one.",
  total_changed: "The total has changed to {{total}}. Nothing was charged; check it and charge again.",
  balance_changed: "{{balance}} is left to pay now. Nothing was charged; check it and charge again.",
  order_partly_paid:
    "Part of this account is paid already. Nothing was changed; charge what is left, or undo the parts first.",
  part_empty: "This part is empty. Nothing was charged.",
  part_exceeds: "This is more than is left to pay. Nothing was charged.",
  part_not_open: "Everything of this account is paid. Refund the invoice instead.",
  part_refunded: "Something of this part was refunded. Refund the rest of it too instead of undoing it.",
  discount_invalid: "Invalid discount code. {{reason}}",
  ccf_data_missing: "Billing data are missing or not right. {{problems}}",
  identification_required:
    "From {{threshold}} on the buyer has to be identified: name, document type and number. Nothing was charged.",
} as const;

export const receivables = {
  /** What the server answers. */
  reply: {
    paid: "{{name}} paid {{amount}}. Left to pay: {{balance}}.",
    taken_back: "Payment {{number}} was taken back. {{name}} owes {{balance}}.",
  },
  /** The files, and the statement on paper. */
  file: {
    statement_name: "Statement {{name}}.csv",
    receivables_name: "Receivables.csv",
    customer: "Customer",
    phone: "Phone",
    limit: "Credit limit",
    balance: "Balance",
    date: "Date",
    kind: "Entry",
    number: "Number",
    invoice: "Invoice",
    method: "Payment method",
    reference: "Reference",
    charged: "Charges",
    paid: "Payments",
    amount: "Amount",
    open: "Open",
    days: "Days",
    oldest: "Oldest invoice",
    opening: "Balance before",
    closing: "Balance after",
    title: "Statement of account",
    period: "{{from}} to {{to}}",
    open_invoices: "Open invoices on {{day}}",
    page: "Page {{page}} of {{pages}}",
  },
  kind: {
    invoice: "Invoice",
    part_undone: "Part taken back",
    refund: "Refund",
    payment: "Payment on account",
    payment_taken_back: "Payment taken back",
  },
  age: {
    current: "Current",
    days_30: "30 days",
    days_60: "60 days",
    days_90: "90 days",
  },
} as const;

export const receivablesErrors = {
  account_customer_missing: "Choose the customer who owes this. Nothing was charged.",
  account_not_granted: "{{name}} has no credit limit. Choose another payment method. Nothing was charged.",
  account_limit_reached:
    "{{name}} may buy for {{left}} more on account; this is {{amount}}. Nothing was charged.",
  account_not_permitted: "Your user cannot charge to a customer's account. Nothing was charged.",
  account_debt_paid:
    "The customer has paid some of it already. Take that payment on account back first. Nothing was changed.",
  account_payment_taken_back: "This payment was taken back already. Nothing was changed.",
} as const;

export const tips = {
  days: "Business days {{from}} to {{to}}",
  file: "tips.csv",
  waiter: "Waiter",
  nobody: "No waiter",
  given: "Received",
  returned: "Refunded",
  total: "All waiters",
  whose_days:
    "{{days}}. A tip belongs to whoever was serving the account when it was paid. It is not part of the sale.",
  whose: "A tip belongs to whoever was serving the account when it was paid. It is not part of the sale.",
  empty: "No tips in this period",
  empty_hint: "Tips appear here when guests leave them at payment.",
  courtesies: {
    title: "Courtesies",
    worth: "{{amount}} at menu prices",
    combo: "Combo",
    of_combo: "{{dish}} ({{combo}})",
    by: "Given by",
    approved_by: "Approved by",
    file: "courtesies.csv",
    empty: "No courtesies in this period",
  },
  rules: {
    title: "Suggested tip",
    suggested: "Suggest a tip at payment",
    hint: "Offered with one tap, never filled in automatically: tips are voluntary.",
    rate: "Suggested percentage",
    rate_error: "Enter a percentage from 0.01 to 100.",
  },
  reply: {
    rules_set: "The suggested tip was saved.",
  },
} as const;

export const cash = {
  reply: {
    opened: "{{drawer}} is open.",
    closed: "{{drawer}} is closed with Z {{z}}.",
    pay_in: "Cash was put into {{drawer}}.",
    pay_out: "Cash was paid out of {{drawer}}.",
    drop: "Cash was taken from {{drawer}} to the safe.",
    reason_needed: "The count differs. Nothing is closed yet; say why.",
    drawer_added: "{{drawer}} can be opened now.",
    rules_set: "The cash rules are set.",
  },
} as const;

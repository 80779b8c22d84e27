export const serviceCharge = {
  hint: "A percentage the restaurant adds to each account. It is part of the sale; the tip is not.",
  rate: "Service charge %",
  taxed: "The service charge is taxed",
  taxed_hint: "Required by law for mandatory charges. Turn it off only if your accountant says so.",
  rules: "By dining option and number of people",
  rules_hint:
    "Where a rule applies, its percentage is used instead. If several apply, the one for the most people is used.",
  add_rule: "Add rule",
  remove_rule: "Remove rule {{number}}",
  rule: "Rule {{number}}",
  from_people: "From (people)",
  people_error: "Enter the number of people: 1 or more.",
  rule_text_one: "{{option}}, from {{count}} person: {{rate}}",
  rule_text_other: "{{option}}, from {{count}} people: {{rate}}",
  save: "Save service charge",
} as const;

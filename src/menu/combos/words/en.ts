export const combos = {
  reply: {
    saved: "{{title}} was saved and is now on the tills.",
    removed: "{{title}} is no longer a combo.",
  },
  title: "Combo",
  intro: "Sold as parts the guest chooses: each part is made at its own station and uses its own stock.",
  edit: "Edit groups",
  make: "Make it a combo",
  none: "This item is not a combo.",
  has_choices: "An item with its own variants or add-ons cannot be a combo. Delete them first.",
  is_part: "It is part of {{combos}}, so it cannot be a combo itself.",
  group: "Group {{number}}",
  group_example: "E.g. Drink",
  nothing_found: "No matching items that can be a part.",
  no_choices: "Add the items the guest can choose from.",
  extra: "Extra price",
  default_short: "Preselected",
  any_variant: "Guest chooses",
  variant: "Variant",
  move_up: "Move {{title}} up",
  move_down: "Move {{title}} down",
  hidden: "Hidden: it cannot be chosen.",
  preview: "How it is sold",
  preview_hint:
    "With the preselected items. These shares of the price are used in invoices, taxes and reports.",
  save: "Save combo",
  stop: "Stop selling as a combo",
  stop_title: "Stop selling {{title}} as a combo?",
  stop_body: "Its groups are deleted. Past sales do not change.",
  stop_confirm: "Delete groups",
  incomplete: "Each group needs a name and at least one choice.",
} as const;

export const combosErrors = {
  menu_item_in_use: "{{title}} is part of a combo: {{combos}}. Remove it from there first.",
  combo_has_choices: "{{title}} has its own variants or add-ons and cannot be a combo. Delete them first.",
  combo_takes_no_choices:
    "{{title}} is a combo and cannot have its own variants or add-ons. Add them to its parts.",
  combo_is_part: "{{title}} is part of {{combos}} and cannot be a combo itself.",
  combo_part_unknown:
    "One of the items cannot be part of this combo: it was deleted, or is a combo itself. Nothing was saved.",
} as const;

export const taxes = {
  load_failed: "The settings could not be loaded.",
  list_hint: "The tax on each menu item. Changes apply to future sales, never to orders already placed.",
  add: "Add tax",
  add_title: "New tax",
  edit_title: "Tax {{title}}",
  save: "Save tax",
  rate: "Rate %",
  types: {
    exclusive: "Added to the price",
    inclusive: "Included in the price",
    other: "No tax",
  },
  type_hint: {
    exclusive: "The guest pays the menu price plus the tax.",
    inclusive: "The guest pays the menu price, which includes the tax.",
  },
  empty: "No taxes yet",
  empty_hint: "In El Salvador, menu prices already include 13% IVA.",
  add_iva: "Add IVA 13%",
  delete: {
    title: "Delete tax {{title}}?",
    free: "No items use it. Past sales do not change.",
    used_one: "{{count}} item uses it. Choose the tax to use instead.",
    used_other: "{{count}} items use it. Choose the tax to use instead.",
    no_other_one: "{{count}} item uses it. Add another tax first, then move the item to it.",
    no_other_other: "{{count}} items use it. Add another tax first, then move the items to it.",
    move_to: "Move to",
    choose: "Choose a tax",
    confirm: "Delete tax",
    move: "Move and delete",
  },
  documents: {
    title: "Tax documents",
    hint: "How a sale of {{amount}} including IVA appears on its tax document, with the saved settings.",
    taxed: "Taxed sale",
    exempt: "Exempt sale",
    iva: "IVA included",
    valid: "The restaurant's data is complete: its tax documents can be issued.",
    problems: "The restaurant's data is not complete yet:",
  },
  reply: {
    saved: "{{title}} was saved. It applies to sales from now on.",
  },
} as const;

export const taxesErrors = {
  tax_exists: "A tax of that type with that name already exists. Nothing was saved; use another name.",
  tax_in_use: "Items using {{title}}: {{count}}. Nothing was deleted; move them to another tax first.",
  tax_unknown: "This tax no longer exists. Nothing was changed; choose another.",
} as const;

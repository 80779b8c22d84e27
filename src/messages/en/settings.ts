export const settings = {
  load_failed: "The settings could not be loaded. Try again later.",
  save_failed: "Nothing was saved. Try again later.",
  menu: {
    store: "Business",
    menu: "Menu",
    room: "Room and kitchen",
    money: "Charging and taxes",
    history: "History",
  },
  reply: {
    store_saved: "Details saved.",
    image_saved: "Picture saved.",
    image_removed: "Picture removed.",
    print_saved: "Printing saved.",
  },
  charging: {
    title: "Charging",
    pay_first: "Pay first",
    intro:
      "Guests may pay before their order is ready. The paid order stays on the kitchen and bar boards and in open accounts, marked PAID, until it is delivered.",
    before: "May be charged at once.",
    after: "Is charged when everything is ready, or with “Complete and charge”.",
    identify: "Identify the buyer",
    identify_hint:
      "From this total on a consumer invoice names its buyer. The amount follows the minimum wage.",
    threshold: "From a total of",
    threshold_save: "Save amount",
    tip: "Suggested tip",
    tip_hint: "What the charge screen offers with one tap. Nothing is filled in by itself.",
  },
} as const;

export const settingsErrors = {
  payment_type_exists:
    "There is already a payment type with that name. Nothing was saved; choose another name.",
  payment_type_was_used:
    "It was used to charge, so it stays cash or not cash: the counts of the drawers depend on it. Nothing was saved. Add a new payment type and delete this one.",
  last_payment_type:
    "It is the only active payment type: without it nobody could charge. Nothing was changed. Activate or add another one first.",
  too_many_payment_types: "A restaurant has at most {{most}} payment types. Nothing was added.",
} as const;

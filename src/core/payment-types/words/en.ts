export const paymentTypes = {
  title: "Payment types",
  intro: "Cashiers choose from the active ones, in this order. Drag to reorder.",
  load_failed: "The payment types could not be loaded.",
  empty: "No payment types yet",
  empty_hint: "At least one is needed to charge. Start with cash.",
  add: "Add payment type",
  edit_named: "Edit {{type}}",
  delete_named: "Delete {{type}}",
  icon: "Icon",
  icon_hint: "cash is counted in the drawer",
  icons: {
    cash: "Cash",
    card: "Card",
    wallet: "Wallet",
    paypal: "PayPal",
    qrcode: "QR code",
    reader: "Card reader",
    bank: "Bank",
    discount: "Gift voucher",
  },
  on_account: "Collected later, on the customer's account",
  on_account_hint:
    "For customers with a credit limit. The sale is owed until the customer pays it, and is not counted in the drawer. Only one payment type can work like this.",
  tender: "Payment type on tax documents",
  tender_hint: "The ministry's name for it (CAT-017) on invoices and créditos fiscales.",
  tender_default: "{{tender}}, based on the icon",
  tender_by_icon: "Based on the icon",
  settles_later: "On the customer's account",
  active: "Active",
  active_hint: "{{type}} is offered when charging.",
  active_hint_unnamed: "This payment type is offered when charging.",
  offered: "Offered when charging",
  preview: "Cashier view",
  preview_hint: "The buttons on the charge screen. Try them: nothing is charged.",
  asks_received: "Asks for the amount received and shows the change. It is counted in the drawer.",
  asks_reference: "Asks for a reference, such as the voucher number. It is not counted in the drawer.",
  asks_customer: "Asks for the customer and checks their limit. It is owed, and not counted in the drawer.",
  reply: {
    on: "{{title}} is offered when charging.",
    off: "{{title}} is no longer offered when charging.",
  },
} as const;

export const paymentTypesErrors = {
  payment_type_exists:
    "A payment type with that name already exists. Nothing was saved; choose another name.",
  payment_type_was_used:
    "It has already been used to charge, so whether it is cash and when it is collected cannot change: drawers and customers' accounts depend on it. Nothing was saved. Add a new payment type and delete this one.",
  payment_type_on_account_exists:
    "{{title}} is already the payment type for customers' accounts. Nothing was saved.",
  last_payment_type:
    "This is the only active payment type: without it nobody could charge. Nothing was changed. Activate or add another one first.",
  too_many_payment_types: "Maximum of payment types in a restaurant: {{most}}. Nothing was added.",
} as const;

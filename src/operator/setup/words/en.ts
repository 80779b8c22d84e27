export const setup = {
  title: "First steps: {{done}} of {{count}}",
  hint: "Each step ticks itself once it is done.",
  put_away: "Hide",
  bring_back: "Show first steps: {{done}} of {{count}}",
  now: "Now: {{step}}. {{why}}",
  next: "Next: {{step}}",
  complete: "Your restaurant is ready",
  complete_hint: "Setup is finished and your first sale is charged.",
  done: "done",
  lacks: "Missing: {{what}}.",
  lack: { address: "the address", phone: "the phone" },
  menus_title: "Start with one of these menus and change what is different at your place:",
  own_menu: "Type my own items",
  own_hint: "As in a spreadsheet; you can paste from one, too.",
  menus_import: "Import a file",
  go: "Go to this step",
  also: "You can also",
  trial: "Try a sale",
  trial_hint: "See the ticket, receipt and tax document of your first item. Nothing is saved.",
  menu_question: "Start with the “{{menu}}” menu?",
  menu_body: "{{what}} You can edit or delete any item afterwards.",
  menu_start: "Use this menu",
  menu_failed: "The menu items could not be added.",
  menus: {
    pupuseria: {
      title: "Pupusa restaurant",
      what: "34 items: pupusas, snacks, soups, drinks and desserts, with IVA included in the price.",
    },
    cafeteria: {
      title: "Café",
      what: "43 items: coffee, cold drinks, breakfast, bakery and desserts, with IVA included in the price.",
    },
    restaurante: {
      title: "Restaurant",
      what: "48 items: starters, meat, seafood, pasta, bar and desserts, with IVA included in the price.",
    },
  },
  steps: {
    store: {
      title: "Store details",
      why: "Name, address and phone are printed on every receipt.",
    },
    taxes: { title: "Taxes", why: "IVA included in the price or added on top." },
    items: { title: "Your menu", why: "What you sell, with its price, by category." },
    tables: { title: "Tables", why: "Add twelve in one go." },
    staff: { title: "Users", why: "Cashiers, waiters and cooks, each with their own sign-in." },
    pins: {
      title: "Staff PINs",
      why: "Staff sign in at a shared till with their PIN, and managers approve with theirs. You can give each their first one.",
    },
    payment_types: { title: "Payment types", why: "Cash, card and any others you accept." },
    drawer: { title: "Cash drawer", why: "Count the float and open the drawer to take cash." },
    first_sale: { title: "First sale", why: "Take an order and charge it." },
    shared_till: {
      title: "Shared till",
      why: "Several people use one device, and each enters with their PIN.",
    },
    tax_issuer: {
      title: "Electronic invoicing",
      why: "The issuer's data and certificate, to issue documents to the ministry.",
    },
  },
  reply: {
    menu_started_one: "The menu now has {{count}} item. Change what is different at your place.",
    menu_started_other: "The menu now has {{count}} items. Change what is different at your place.",
  },
} as const;

export const setupErrors = {
  menu_not_empty: "The menu already has items. Nothing was added.",
} as const;

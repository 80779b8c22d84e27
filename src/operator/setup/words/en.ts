export const setup = {
  title: "Your way to the first sale",
  progress: "{{done}} of {{count}} done",
  put_away: "Hide",
  bring_back: "Show your way to the first sale ({{done}} of {{count}})",
  now: "Now: {{step}}. {{why}}",
  next: "Next: {{step}}",
  complete: "Your restaurant is ready",
  complete_hint: "Everything is done and the first sale is charged.",
  done: "done",
  menus_title: "The menu is empty. Begin with one of these and change what is different in your house:",
  menus_or: "Is your menu in a spreadsheet already?",
  menus_import: "Import it from a file",
  menu_question: "Begin with the menu “{{menu}}”?",
  menu_body: "{{what}} You can change or delete each item afterwards.",
  menu_start: "Begin with this one",
  menu_failed: "The menu could not be filled.",
  menus: {
    pupuseria: {
      title: "Pupusería",
      what: "34 items: pupusas, snacks, soups, drinks and desserts, with IVA in the price.",
    },
    cafeteria: {
      title: "Café",
      what: "43 items: coffee, cold drinks, breakfast, bakery and desserts, with IVA in the price.",
    },
    restaurante: {
      title: "Restaurant",
      what: "48 items: starters, meat, seafood, pasta, bar and desserts, with IVA in the price.",
    },
  },
  steps: {
    store: { title: "Store details", why: "Name, address and phone stand on every receipt." },
    taxes: { title: "Taxes", why: "IVA in the price or on top of it." },
    categories: { title: "Categories", why: "How the menu is ordered, and which station makes what." },
    items: { title: "First items", why: "What you sell, with its price." },
    tables: { title: "Tables", why: "Twelve of them in one go." },
    staff: { title: "Users", why: "Who charges, serves or cooks, each with a sign-in of their own." },
    payment_types: { title: "Payment types", why: "Cash, card and what else you take." },
    first_sale: { title: "First sale", why: "Take an order and charge it." },
  },
  reply: {
    menu_started: "The menu has {{count}} items now. Change what is different in your house.",
  },
} as const;

export const setupErrors = {
  menu_not_empty: "There are items on the menu already. Nothing was added.",
} as const;

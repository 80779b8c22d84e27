export const developers = {
  title: "Comanda for developers",
  contents: "Contents",
  document: "OpenAPI document",
  intro:
    "With the API, your program reads a restaurant's orders, invoices, payments, customers, inventory and figures, and marks sold-out items. With webhooks, it is notified when something happens.",
  keys: {
    title: "Keys",
    text: "A restaurant administrator creates a key under Settings › API and webhooks and chooses what it can do. The key is shown once. Send it in the Authorization header of every request. It belongs to one restaurant and can be revoked at any time.",
    more: "Keep it on a server: it must never be part of an app or a web page, and requests from browsers on other sites are refused.",
  },
  requests: {
    title: "Requests and responses",
  },
  pages: {
    title: "Pages",
    text: "Lists are returned in pages of at most 100 rows, in a fixed order. To get the next page, send next_cursor as cursor and leave the other parameters unchanged; null means there are no more rows for now.",
    more: "To keep a copy, request the last days again: anything paid or voided later changes an older order. Customers are listed by their last change: request them with updated_since set to five minutes before the latest updated_at you have, because a change may become readable a moment after a later one. What is returned again replaces what you have under its id.",
  },
  writing: {
    title: "Writing and repeating",
    text: "Send an Idempotency-Key with each write: a repeat with the same key returns the first response and changes nothing.",
    more: "Orders and payments cannot be written from outside: they need the till’s checks of stock, prices and cash.",
  },
  errors: {
    title: "Errors",
  },
  routes_title: "Reference",
  any_key: "any key",
  body: "Example body",
  answer: "Example response",
  message: "Example message",
  routes: {
    readPublicStore: "The restaurant and the key",
    readPublicMenu: "The whole menu",
    setAvailability: "Set what is sold out",
    listPublicOrders: "Orders",
    readPublicOrder: "One order",
    listPublicInvoices: "Invoices with their tax document",
    readPublicInvoice: "One invoice",
    listPublicPayments: "Payments",
    listPublicRefunds: "Refunds",
    listPublicCustomers: "Customers",
    readPublicCustomer: "One customer",
    listPublicStock: "Ingredients in inventory",
    readPublicDays: "Daily figures",
  },
  webhooks: {
    title: "Webhooks",
    how: "How messages arrive",
    once: "A message may arrive twice, or in a different order from the events: process each id once, and read the details with a key.",
  },
} as const;

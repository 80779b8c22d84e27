export const developers = {
  title: "Comanda for developers",
  contents: "Contents",
  document: "OpenAPI document",
  intro:
    "With the API your program reads the orders, invoices, payments, customers, stock and figures of a restaurant, and marks what is sold out. With webhooks it is notified when something happens.",
  keys: {
    title: "Keys",
    text: "An administrator of the restaurant creates a key under Settings › API and webhooks and chooses what it may do. The key is shown once. Send it in the Authorization header of every request. It belongs to one restaurant and can be revoked at any time.",
    more: "Keep it on a server: it must never be part of an app or a web page, and requests from browsers on other sites are refused.",
  },
  requests: {
    title: "Requests and answers",
  },
  pages: {
    title: "Pages",
    text: "Lists come in pages of at most 100 rows, in a fixed order. To get the next page, send next_cursor as cursor and leave the other parameters unchanged; null means that there are no more rows for now.",
    more: "To keep a copy, ask for the last days again: what is paid or cancelled later changes an older order. Customers are listed by their last change: ask with updated_since from five minutes before the newest updated_at that you have, because a change may become readable a moment after a later one. What comes again replaces what you have under its id.",
  },
  writing: {
    title: "Writing and repeating",
    text: "Send an Idempotency-Key with each write: a repeat under the same key gets the first answer and changes nothing.",
    more: "Orders and payments cannot be written from outside: they need the till’s checks of stock, prices and cash.",
  },
  errors: {
    title: "Errors",
  },
  routes_title: "Reference",
  any_key: "any key",
  body: "Example of a body",
  answer: "Example of an answer",
  message: "Example of a message",
  routes: {
    readPublicStore: "The restaurant and the key",
    readPublicMenu: "The whole menu",
    setAvailability: "Say what is sold out",
    listPublicOrders: "Orders",
    readPublicOrder: "One order",
    listPublicInvoices: "Invoices with tax document",
    readPublicInvoice: "One invoice",
    listPublicPayments: "Payments",
    listPublicRefunds: "Refunds",
    listPublicCustomers: "Customers",
    readPublicCustomer: "One customer",
    listPublicStock: "Ingredients in stock",
    readPublicDays: "Figures of each day",
  },
  webhooks: {
    title: "Webhooks",
    how: "How messages arrive",
    once: "A message may arrive twice, and in another order than things happened: act on each id once, and read what you need with a key.",
  },
} as const;

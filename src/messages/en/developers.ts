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
    text: "Requests and answers are JSON in UTF-8. Amounts are numbers with two decimals in the currency of the restaurant (12.5 means 12.50, not cents); quantities have up to three decimals. Moments are ISO 8601 in UTC, such as 2026-11-20T18:42:07.315Z; business days are written YYYY-MM-DD and begin at the hour that /store tells, in the time zone of the restaurant. Ids are whole numbers and may need 64 bits.",
    more: "A field is null when there is no value, and is never left out. New fields and new values may be added without notice: ignore what you do not know. What is there never changes its meaning. Answers to GET carry an ETag; send it back as If-None-Match and what has not changed is answered 304.",
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
    text: "Every refusal has the same form. Decide by code, which never changes; message is for people, in the language asked for with ?lang=en or ?lang=es.",
    more: "fields is there when parts of the request are wrong; details when the code has figures or names. These are all the codes:",
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
    text: "An administrator registers an https address under Settings › API and webhooks and chooses events. When one of them happens, Comanda sends a POST with JSON; any answer from 200 to 299 within ten seconds counts as received. Redirects are not followed.",
    retries:
      "What is not received is sent again, {{count}} times in all within a day and eight hours. An address that has received nothing for three days is switched off, and the administrators are notified by mail.",
    once: "A message may arrive twice, and in another order than things happened: act on each id once, and read what you need with a key.",
    signature:
      "Every message is signed as Standard Webhooks describes, with the secret that was shown when the address was registered. After a renewal both secrets sign for a day.",
  },
} as const;

export const dataExport = {
  intro:
    "Everything of your restaurant in one ZIP file: settings, menu, customers, orders, payments, invoices, tax documents with their seal, cash, stock, purchases, reservations and pictures. Tables in CSV for spreadsheets, settings in JSON.",
  no_secrets: "Passwords, PINs, keys and codes are not in it.",
  ask: "Export everything",
  ask_again: "Export again",
  load_failed: "The exports could not be loaded.",
  making: "The export is being made",
  making_hint: "You can leave this page. We mail you when it is ready.",
  waiting: "The export begins in a moment",
  next_at: "Another can be made from {{when}}.",
  progress: "{{done}} of about {{total}} rows · table {{table}} of {{tables}}",
  percent: "{{percent}} %",
  ready: "The export is ready",
  ready_hint: "{{size}} · can be saved until {{until}}",
  save: "Save the file",
  failed: "The last export failed",
  failed_hint: "Nothing was changed. Please try again; if it fails again, write to support.",
  history: "Earlier exports",
  empty: "Nothing was exported yet",
  empty_hint:
    "How long it takes depends on how many orders you have: seconds for a new restaurant, minutes for a large one.",
  kept_one: "The file is kept for {{count}} day and then deleted.",
  kept_other: "The file is kept for {{count}} days and then deleted.",
  asked_at: "Asked for",
  by: "By",
  state: "State",
  size: "Size",
  states: {
    waiting: "Waiting",
    running: "Being made",
    ready: "Ready",
    failed: "Failed",
    removed: "Deleted",
  },
  reply: {
    asked: "The export has begun.",
    runs: "An export is being made already.",
    fresh_one: "The last export has just been made: save that one. In {{count}} minute another can be made.",
    fresh_other:
      "The last export has just been made: save that one. In {{count}} minutes another can be made.",
  },
  mail: {
    ready: {
      subject: "Your restaurant's export is ready",
      text: "{{name}}, everything of your restaurant is in one file that you can save now. You have to be signed in.",
      hint_one:
        "The file is kept for {{count}} day. It holds data of your customers and your people: keep it safe.",
      hint_other:
        "The file is kept for {{count}} days. It holds data of your customers and your people: keep it safe.",
    },
    failed: {
      subject: "Your restaurant's export failed",
      text: "{{name}}, the export of your restaurant could not be made. Nothing was changed. You can have it made again.",
      hint_one: "Once it is made, the file is kept for {{count}} day.",
      hint_other: "Once it is made, the file is kept for {{count}} days.",
    },
    action: "Open the exports",
    footer: "You receive this mail because you asked for an export.",
  },
  readme: {
    title: "EVERYTHING OF {{name}}",
    made: "Made with Comanda, {{at}}.",
    folders: "WHAT IS WHERE",
    folder: {
      settings:
        "The store and how it works: details, printing, fiscal data, stations, taxes, payment types, discount codes, establishments, points of sale, and the last numbers that were given.",
      menu: "Categories, items, variants, add-ons and their groups, recipes, combos, price lists and hours, translations, quick notes, sold-out marks.",
      room: "Tables, reservations, the waiting list, who sat where, visits with phones, calls for the waiter.",
      people: "Users with what they may do, their devices, shared tills.",
      customers: "Customers, what they owe and paid on account, feedback.",
      orders:
        "Accounts, their orders and lines, changes and voids, courtesies, carts put aside, orders of guests, printed tickets.",
      money:
        "Bills, invoices with lines, taxes and orders, payments with tips, refunds, cash drawers, sessions, movements, counts and closings.",
      tax: "The list of tax documents and their amounts, exchanges with the ministry, mails, contingencies, months and comparisons. documents.jsonl holds the sales of which documents are made.",
      stock: "Ingredients, every movement, costs, stock counts.",
      purchases:
        "Vendors, their goods and units, purchases with lines and documents. In attachments/ and documents/ the files of each purchase, by its id.",
      log: "Who changed what, when, and how it was before and after.",
      documents:
        "Every signed tax document and event as it was handed over: JSON with signature (firmaElectronica) and seal (selloRecibido). A file a month, a document a line. In test/ those of the ministry's test environment.",
      pictures:
        "Pictures of the menu and the store, under the names that the tables give them (image, store_image).",
    },
    how: "HOW IT IS WRITTEN",
    csv: "CSV files are UTF-8 with a comma between columns and names of columns in the first line. After a million rows a second file follows: orders-2.csv. A table without rows has no file.",
    amounts: "Amounts are in {{currency}} with a point before the cents: 12.40. Percentages too: 13.00.",
    instants:
      "Instants are on the wall of the restaurant ({{zone}}) with their distance from UTC: 2026-11-21T15:05:09.120-06:00. Days are 2026-11-21; business_date is the day a sale counts for.",
    quantities: "Quantities of ingredients are in their unit with three places: 1.500.",
    json: "Lists and objects within a CSV cell are JSON; amounts in it whose names end in cents are whole cents.",
    formulas:
      "Before text that a spreadsheet would run as a formula (it begins with = + - @) stands an apostrophe.",
    ids: "id is the number of a row; a column such as order_id names the row of another table with that id.",
    moment:
      "The restaurant may have worked on while this was made. What came in meanwhile may be missing, but nothing refers to what is missing.",
    secrets: "Passwords, PINs, keys, tokens and codes for signing in are left out.",
    manifest:
      "manifest.json names every file, its rows and columns and what each column holds, and what was left out and why.",
  },
} as const;

export const dataExportsErrors = {
  data_exports_today:
    "{{most}} exports were made within a day: each reads everything of the restaurant. Save the last one, or have another made in {{hours}} h.",
  data_export_gone: "This export has no file any more. Please export again.",
} as const;

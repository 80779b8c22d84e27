export const dataExport = {
  intro:
    "All of your restaurant's data in one ZIP file: settings, menu, customers, orders, payments, invoices, sealed tax documents, cash, inventory, purchases, reservations and pictures. Tables are CSV files for spreadsheets; settings are JSON.",
  no_secrets: "Passwords, PINs, keys and codes are not included.",
  ask: "Export everything",
  ask_again: "Export again",
  load_failed: "The exports could not be loaded.",
  making: "Preparing the export",
  making_hint: "You can leave this page. We will email you when the export is ready.",
  waiting: "The export will start shortly",
  next_at: "You can request another export from {{when}}.",
  progress: "Rows: {{done}} of about {{total}} · table {{table}} of {{tables}}",
  ready: "The export is ready",
  ready_hint: "{{size}} · available until {{until}}",
  save: "Download file",
  failed: "The last export failed",
  failed_hint: "Nothing was changed. Try again; if it fails again, contact support.",
  history: "Previous exports",
  empty: "No exports yet",
  empty_hint:
    "How long it takes depends on your number of orders: seconds for a new restaurant, minutes for a large one.",
  kept_one: "The file is kept for {{count}} day and then deleted.",
  kept_other: "The file is kept for {{count}} days and then deleted.",
  asked_at: "Requested",
  by: "Requested by",
  size: "Size",
  states: {
    waiting: "Waiting",
    running: "In progress",
    ready: "Ready",
    failed: "Failed",
    removed: "Deleted",
  },
  reply: {
    asked: "The export has started.",
    runs: "An export is already in progress.",
    fresh_one: "An export was just made: download that one. You can request another in {{count}} minute.",
    fresh_other: "An export was just made: download that one. You can request another in {{count}} minutes.",
  },
  mail: {
    ready: {
      subject: "Your restaurant's export is ready",
      text: "{{name}}, the export with all of your restaurant's data is ready to download. You need to sign in first.",
      hint_one:
        "The file is kept for {{count}} day. It contains personal data of your customers and staff: store it safely.",
      hint_other:
        "The file is kept for {{count}} days. It contains personal data of your customers and staff: store it safely.",
    },
    failed: {
      subject: "Your restaurant's export failed",
      text: "{{name}}, your restaurant's export could not be made. Nothing was changed. You can request it again.",
      hint_one: "Once it is ready, the file is kept for {{count}} day.",
      hint_other: "Once it is ready, the file is kept for {{count}} days.",
    },
    action: "Open exports",
    footer: "You are receiving this email because you requested an export.",
  },
  readme: {
    title: "ALL DATA OF {{name}}",
    made: "Created with Comanda, {{at}}.",
    folders: "WHAT EACH FOLDER CONTAINS",
    folder: {
      settings:
        "The store and its settings: details, printing, tax data, stations, taxes, payment types, discount codes, establishments, points of sale, and the last numbers assigned.",
      menu: "Categories, items, variants, add-ons and their groups, recipes, combos, price lists and hours, translations, quick notes, sold-out items.",
      room: "Tables, reservations, the waiting list, seatings, guests' phone visits, calls for the waiter.",
      people: "Users and their permissions, their devices, shared tills.",
      customers: "Customers, what they owe and their payments on account, feedback.",
      orders:
        "Accounts, their orders and items, changes and voids, courtesies, drafts, guests' QR orders, printed tickets.",
      money:
        "Bills, invoices with their lines, taxes and orders, payments and tips, refunds, cash drawers, cash sessions, movements, counts and closings.",
      tax: "The list of tax documents with their amounts, exchanges with the ministry, emails, contingencies, months and comparisons. documents.jsonl holds the sales from which documents are made.",
      stock: "Ingredients, stock movements, costs, stock counts.",
      purchases:
        "Vendors, their products and units, purchases with their lines and documents. attachments/ and documents/ hold the files of each purchase, named by its id.",
      log: "Who changed what and when, with the values before and after.",
      documents:
        "Every signed tax document and event as it was delivered: JSON with its signature (firmaElectronica) and seal (selloRecibido). One file per month, one document per line. test/ holds those of the ministry's test environment.",
      pictures:
        "Pictures of the menu and the store, under the file names given in the tables (image, store_image).",
    },
    how: "FILE FORMAT",
    csv: "CSV files are UTF-8, comma-separated, with column names in the first line. After one million rows the table continues in a second file: orders-2.csv. A table without rows has no file.",
    amounts: "Amounts are in {{currency}} with a decimal point: 12.40. So are percentages: 13.00.",
    instants:
      "Times are in the restaurant's local time ({{zone}}) with their UTC offset: 2026-11-21T15:05:09.120-06:00. Dates are 2026-11-21; business_date is the business day a sale belongs to.",
    quantities: "Ingredient quantities are in the ingredient's unit, with three decimals: 1.500.",
    json: "Lists and objects within a CSV cell are JSON; amounts in them whose names end in cents are whole cents.",
    formulas:
      "Text that a spreadsheet would run as a formula (it begins with = + - @) is preceded by an apostrophe.",
    ids: "id identifies a row; a column such as order_id refers to the row with that id in another table.",
    moment:
      "The restaurant may have kept working while this export was made. What was entered meanwhile may be missing, but nothing refers to a missing row.",
    secrets: "Passwords, PINs, keys, tokens and sign-in codes are left out.",
    manifest:
      "manifest.json lists every file with its rows and columns, what each column holds, and what was left out and why.",
  },
} as const;

export const dataExportsErrors = {
  data_exports_today:
    "Exports made in the last 24 hours: {{most}}, the maximum; each one reads all of the restaurant's data. Download the last one, or request another in {{seconds}}.",
  data_export_gone: "The file of this export is no longer available. Export again.",
} as const;

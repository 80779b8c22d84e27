// Writes src/server/platform/db/database.gen.ts from a migrated database: `node scripts/generate-database-types.mjs <owner url> [file]`.
// Column types come from kysely-codegen; ids get their brand and closed sets their domain type from the tables below.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

/** What a row of the table is called in `Id<…>`, by the interface kysely-codegen makes of it. */
const idNames = {
  AccountChanges: "AccountChange",
  AccountPayments: "AccountPayment",
  Accounts: "Account",
  AuditEntries: "AuditEntry",
  Bills: "Bill",
  CashDrawers: "CashDrawer",
  CashMovements: "CashMovement",
  CashSessions: "CashSession",
  ComboChoices: "ComboChoice",
  ComboGroups: "ComboGroup",
  Courtesies: "Courtesy",
  Contingencies: "Contingency",
  Categories: "Category",
  Customers: "Customer",
  DiscountCodes: "DiscountCode",
  DocumentTasks: "DocumentTask",
  Documents: "Document",
  Feedbacks: "Feedback",
  InventoryItems: "InventoryItem",
  InvoiceLines: "InvoiceLine",
  Invoices: "Invoice",
  Drafts: "Draft",
  Establishments: "Establishment",
  MenuAddons: "Addon",
  MenuItems: "MenuItem",
  MenuTranslations: "MenuTranslation",
  MenuVariants: "Variant",
  ModifierGroups: "ModifierGroup",
  OrderLineChanges: "LineChange",
  OrderLines: "OrderLine",
  Orders: "Order",
  Payments: "Payment",
  PaymentTypes: "PaymentType",
  PointsOfSale: "PointOfSale",
  PriceRules: "PriceRule",
  PurchaseItems: "PurchaseItem",
  Purchases: "Purchase",
  PurchaseUnits: "PurchaseUnit",
  QrOrderLines: "QrOrderLine",
  QrOrders: "QrOrder",
  QuickNotes: "QuickNote",
  RecipeItems: "RecipeItem",
  Refunds: "Refund",
  Reservations: "Reservation",
  Seatings: "Seating",
  Sessions: "Session",
  SharedTills: "SharedTill",
  Stations: "Station",
  StockCosts: "StockCost",
  StockCountEntries: "StockCountEntry",
  StockCounts: "StockCount",
  StockMovements: "StockMovement",
  StoreTables: "Table",
  TaxDeliveries: "TaxDelivery",
  TaxDifferences: "TaxDifference",
  TaxDocuments: "TaxDocument",
  TaxExchanges: "TaxExchange",
  Taxes: "Tax",
  Users: "User",
  VendorItems: "VendorItem",
  Vendors: "Vendor",
  VisitPhones: "VisitPhone",
  Visits: "Visit",
  WaiterCalls: "WaiterCall",
  WaitingParties: "WaitingParty",
};

/** What a column that points to another table holds. */
const references = {
  about_id: "TaxDocument",
  account_id: "Account",
  account_payment_id: "AccountPayment",
  acknowledged_by: "User",
  asked_by: "User",
  addon_id: "Addon",
  approver_id: "User",
  bill_id: "Bill",
  cash_session_id: "CashSession",
  cancelled_by: "User",
  category_id: "Category",
  changed_by: "User",
  claimed_by: "User",
  closed_by: "User",
  combo_group_id: "ComboGroup",
  combo_item_id: "MenuItem",
  contingency_id: "Contingency",
  courtesy_id: "Courtesy",
  count_id: "StockCount",
  created_by: "User",
  declared_by: "User",
  customer_id: "Customer",
  discount_code_id: "DiscountCode",
  drawer_id: "CashDrawer",
  ended_by: "User",
  enrolled_by: "User",
  establishment_id: "Establishment",
  from_table_id: "Table",
  group_id: "ModifierGroup",
  inventory_item_id: "InventoryItem",
  invoice_id: "Invoice",
  invoice_line_id: "InvoiceLine",
  last_item_id: "PurchaseItem",
  menu_item_id: "MenuItem",
  merged_into_id: "Customer",
  opened_by: "User",
  order_id: "Order",
  order_line_id: "OrderLine",
  printed_by: "User",
  payment_type_id: "PaymentType",
  point_of_sale_id: "PointOfSale",
  previous_id: "PurchaseItem",
  price_rule_id: "PriceRule",
  refund_id: "Refund",
  replaces_id: "TaxDocument",
  reported_in_id: "TaxDocument",
  reservation_id: "Reservation",
  reviewed_by: "User",
  sale_id: "Document",
  purchase_id: "Purchase",
  qr_order_id: "QrOrder",
  session_id: "Session",
  shared_till_id: "SharedTill",
  settled_by: "User",
  started_by: "User",
  station_id: "Station",
  status_changed_by: "User",
  table_id: "Table",
  task_id: "DocumentTask",
  taken_by: "User",
  tax_id: "Tax",
  tax_document_id: "TaxDocument",
  to_table_id: "Table",
  undoes: "AccountChange",
  user_id: "User",
  variant_id: "Variant",
  visit_id: "Visit",
  vendor_id: "Vendor",
  waiter_id: "User",
  waiting_party_id: "WaitingParty",
};

/** Closed sets of text: the domain's type and the file it comes from (a test compares the SQL checks with the arrays). */
const closedSets = {
  "AccountChanges.kind": ["AccountChangeKind", "orders/account-changes.ts"],
  "Accounts.bill_request": ["BillRequestStatus", "orders/bill-request.ts"],
  "Accounts.customer_type": ["OrderCustomerType", "orders/order-customer.ts"],
  "Accounts.dining_option": ["DiningOption", "orders/dining-option.ts"],
  "Accounts.source": ["OrderSource", "orders/order-source.ts"],
  "Approvals.action": ["ApprovableAction", "access/approvals.ts"],
  "CashMovements.kind": ["CashMovementKind", "cash/cash-movement.ts"],
  "Customers.type": ["InvoiceType", "orders/invoice-type.ts"],
  "DiscountCodes.discount_type": ["DiscountType", "payments/decide-discount.ts"],
  "DocumentTasks.kind": ["DocumentTaskKind", "documents/document-task.ts"],
  "Documents.kind": ["DocumentKind", "documents/document-kind.ts"],
  "ControlNumbers.environment": ["Environment", "tax-documents/issue/tax-document-input.ts"],
  "ControlNumbers.kind": ["IssuedType", "tax-documents/shape/generation.ts"],
  "Contingencies.environment": ["Environment", "tax-documents/issue/tax-document-input.ts"],
  "FiscalSettings.environment": ["Environment", "tax-documents/issue/tax-document-input.ts"],
  "GenerationRules.environment": ["Environment", "tax-documents/issue/tax-document-input.ts"],
  "GenerationRules.generation": ["Generation", "tax-documents/shape/generation.ts"],
  "GenerationRules.kind": ["TaxDocumentKind", "tax-documents/shape/generation.ts"],
  "Invoices.dining_option": ["DiningOption", "orders/dining-option.ts"],
  "Invoices.invoice_type": ["InvoiceType", "orders/invoice-type.ts"],
  "InvoiceLines.tax_type": ["TaxType", "tax/tax-type.ts"],
  "InvoiceTaxes.type": ["TaxType", "tax/tax-type.ts"],
  "MenuTranslations.language": ["MenuLanguage", "menu/menu-language.ts"],
  "OrderLineChanges.kind": ["LineChangeKind", "orders/line-change.ts"],
  "OrderLineChanges.line_status": ["LineStatus", "orders/line-status.ts"],
  "OrderLineChanges.reason": ["VoidReason", "orders/void-line.ts"],
  "OrderLines.status": ["LineStatus", "orders/line-status.ts"],
  "OrderLines.tax_type": ["TaxType", "tax/tax-type.ts"],
  "OrderLines.void_reason": ["VoidReason", "orders/void-line.ts"],
  "Orders.source": ["OrderSource", "orders/order-source.ts"],
  "Orders.payment_status": ["PaymentStatus", "orders/order-payment.ts"],
  "PaymentTypes.icon": ["PaymentIcon", "payments/payment-icon.ts"],
  "PaymentTypes.settles": ["Settlement", "payments/settlement.ts"],
  "PaymentTypes.tender_code": ["TenderCode", "payments/tender-code.ts"],
  "PriceRules.dining_options": ["DiningOption", "orders/dining-option.ts"],
  "PriceRules.effect": ["PriceEffectKind", "price-rules/price-rule-kinds.ts"],
  "PriceRules.reach": ["PriceReachKind", "price-rules/price-rule-kinds.ts"],
  "PriceRules.sources": ["OrderSource", "orders/order-source.ts"],
  "PurchaseDocuments.document_type": ["PurchaseDocumentType", "purchase-documents/purchase-document.ts"],
  "Purchases.document_type": ["PurchaseDocumentType", "purchase-documents/purchase-document.ts"],
  "Purchases.effect": ["StockEffect", "purchase-documents/purchase-document.ts"],
  "Purchases.source": ["PurchaseSource", "purchases/purchase.ts"],
  "Purchases.status": ["PurchaseStatus", "purchases/purchase.ts"],
  "QrOrders.dining_option": ["DiningOption", "orders/dining-option.ts"],
  "QrOrders.invoice_type": ["InvoiceType", "orders/invoice-type.ts"],
  "QrOrders.status": ["QrOrderStatus", "qr-orders/qr-order.ts"],
  "Reservations.status": ["ReservationStatus", "reservations/reservation.ts"],
  "StockCountEntries.kind": ["CountEntryKind", "stock-counts/stock-count.ts"],
  "StockCounts.selection": ["StockCountSelection", "stock-counts/stock-count.ts"],
  "StockCounts.status": ["StockCountStatus", "stock-counts/stock-count.ts"],
  "StockMovements.cause": ["StockMovementCause", "inventory/stock-movement.ts"],
  "StockMovements.reason": ["WastageReason", "inventory/stock-movement.ts"],
  "StockMovements.type": ["StockMovementType", "inventory/stock-movement.ts"],
  "InventoryItems.status": ["StockState", "inventory/stock-state.ts"],
  "StoreSettings.pay_first_options": ["DiningOption", "orders/dining-option.ts"],
  "StoreSettings.visit_opening": ["VisitOpening", "visits/visit.ts"],
  "StoreTables.shape": ["TableShape", "floor/floor-plan.ts"],
  "TaxCredentials.environment": ["Environment", "tax-documents/issue/tax-document-input.ts"],
  "TaxDeliveries.cause": ["DeliveryCause", "tax-documents/paper/delivery-cause.ts"],
  "TaxBookDownloads.book": ["Book", "tax-books/book.ts"],
  "TaxDifferences.kind": ["DifferenceKind", "tax-books/difference.ts"],
  "TaxDocuments.environment": ["Environment", "tax-documents/issue/tax-document-input.ts"],
  "TaxDocuments.generation": ["Generation", "tax-documents/shape/generation.ts"],
  "TaxDocuments.kind": ["TaxDocumentKind", "tax-documents/shape/generation.ts"],
  "TaxDocuments.state": ["DocumentState", "tax-documents/life/document-state.ts"],
  "Taxes.type": ["TaxType", "tax/tax-type.ts"],
  "Users.role": ["Role", "access/roles.ts"],
  "VisitPhones.standing": ["PhoneStanding", "visits/visit.ts"],
  "WaiterCalls.reason": ["CallReason", "visits/visit.ts"],
};

const [url, outFile = "src/server/platform/db/database.gen.ts"] = process.argv.slice(2);
if (!url) throw new Error("Usage: node scripts/generate-database-types.mjs <owner url> [file]");

const mapping = {
  int8: "number",
  date: "string",
  timestamptz: "Date",
  jsonb: "unknown",
  json: "unknown",
  bytea: "Buffer",
};
execFileSync(process.execPath, [
  "node_modules/kysely-codegen/dist/cli/bin.js",
  "--url",
  url,
  "--out-file",
  outFile,
  "--dialect",
  "postgres",
  "--exclude-pattern",
  "graphile_worker.*",
  "--type-mapping",
  JSON.stringify(mapping),
]);

const imports = new Map([["../../../domain/ids.ts", new Set(["Id"])]]);
let current = "";
const lines = readFileSync(outFile, "utf8")
  .split("\n")
  .map((line) => {
    current = /^export interface (\w+)/.exec(line)?.[1] ?? current;
    const column = /^ {2}(\w+): (.*);$/.exec(line);
    if (!column) return line;
    return `  ${column[1]}: ${narrowed(current, column[1], column[2])};`;
  });

function narrowed(table, column, type) {
  const set = closedSets[`${table}.${column}`];
  if (set) {
    const path = `../../../domain/${set[1]}`;
    imports.set(path, (imports.get(path) ?? new Set()).add(set[0]));
    return type.replace("string", set[0]);
  }
  const name = column === "id" ? idNames[table] : references[column];
  return name ? type.replace("number", `Id<"${name}">`) : type;
}

const header = [...imports]
  .map(([path, names]) => `import type { ${[...names].join(", ")} } from "${path}";`)
  .join("\n");
const text = lines
  .join("\n")
  .replace(
    'import type { ColumnType } from "kysely";',
    `import type { ColumnType } from "kysely";\n${header}`,
  );
writeFileSync(outFile, text);

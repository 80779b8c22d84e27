import { beforeAll, expect, test } from "vitest";
import { journalAccounts } from "#back-office/journal/domain/journal-account.ts";
import { incomeCodes } from "#back-office/purchases/domain/income-code.ts";
import { purchaseSources, purchaseStatuses } from "#back-office/purchases/domain/purchase.ts";
import {
  countEntryKinds,
  stockCountSelections,
  stockCountStatuses,
} from "#back-office/stock-counts/domain/stock-count.ts";
import { books } from "#back-office/tax-books/domain/book.ts";
import { differenceKinds } from "#back-office/tax-books/domain/difference.ts";
import { paymentIcons } from "#core/payment-types/domain/payment-icon.ts";
import { settlements } from "#core/payment-types/domain/settlement.ts";
import { tenderCodes } from "#core/payment-types/domain/tender-code.ts";
import { discountTypes } from "#core/pricing/domain/decide-discount.ts";
import { discountKinds, manualDiscountKinds } from "#core/pricing/domain/discount-kind.ts";
import { taxTypes } from "#core/pricing/domain/tax-type.ts";
import { diningOptions } from "#core/settings/domain/dining-option.ts";
import { orderSources } from "#core/settings/domain/order-source.ts";
import { visitOpenings } from "#core/settings/domain/visit-opening.ts";
import {
  stockMovementCauses,
  stockMovementTypes,
  wastageReasons,
} from "#inventory/inventory/domain/stock-movement.ts";
import { categoryColours } from "#menu/menu/domain/category-colour.ts";
import { priceEffects, priceReaches } from "#menu/price-rules/domain/price-rule-kinds.ts";
import { cashMovementKinds } from "#money/cash/domain/cash-session.ts";
import { exportCauses, exportStates } from "#operator/data-exports/domain/data-export.ts";
import { announcementStandings, announcementTones } from "#operator/operations/contract/announcements.ts";
import { supportVisitEnds } from "#operator/operations/domain/support-visit.ts";
import { entryStatuses } from "#operator/subscription/domain/entry-status.ts";
import { handPaymentMethods } from "#operator/subscription/domain/payment-by-hand.ts";
import {
  reminderKinds,
  subscriptionKinds,
  subscriptionPhases,
} from "#operator/subscription/domain/subscription.ts";
import { roles } from "#platform/domain/access/actor.ts";
import { approvableActions } from "#platform/domain/access/approvals.ts";
import { processKinds } from "#platform/server/config/config-variables.ts";
import { deliveryStates } from "#reporting/integrations/domain/webhook-events.ts";
import { reportDimensions } from "#reporting/reports/domain/report-kind.ts";
import { sumSpans } from "#reporting/reports/server/platform/platform-spans.ts";
import { genders } from "#service/customers/domain/customer.ts";
import { tableShapes } from "#service/floor/domain/floor-plan.ts";
import { accountChangeKinds } from "#service/orders/domain/account-changes.ts";
import { billRequestStatuses } from "#service/orders/domain/bill-request.ts";
import { invoiceTypes } from "#service/orders/domain/invoice-type.ts";
import { lineChangeKinds } from "#service/orders/domain/line-change.ts";
import { soldStates } from "#service/orders/domain/line-correction.ts";
import { lineStatuses } from "#service/orders/domain/line-status.ts";
import { orderCustomerTypes } from "#service/orders/domain/order-customer.ts";
import { paymentStatuses } from "#service/orders/domain/order-payment.ts";
import { voidReasons } from "#service/orders/domain/void-line.ts";
import { qrOrderStatuses } from "#service/qr-orders/domain/qr-order.ts";
import { reservationStatuses } from "#service/reservations/domain/reservation.ts";
import { guestStandings } from "#service/visits/domain/guest-standing.ts";
import { callReasons, phoneStandings } from "#service/visits/domain/visit.ts";
import { documentKinds } from "#tax/documents/domain/document-kind.ts";
import { documentTaskKinds } from "#tax/documents/domain/document-task.ts";
import { purchaseDocumentTypes, stockEffects } from "#tax/documents/domain/reading/purchase-document.ts";
import { withholdingDocumentTypes } from "#tax/documents/domain/reading/withholding-document.ts";
import { testRunEnds } from "#tax/tax-documents/domain/certification.ts";
import { environments } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import { documentStates } from "#tax/tax-documents/domain/life/document-state.ts";
import { haltReasons } from "#tax/tax-documents/domain/life/halt-reason.ts";
import { invalidationTexts } from "#tax/tax-documents/domain/life/invalidation-window.ts";
import { deliveryCauses } from "#tax/tax-documents/domain/paper/delivery-cause.ts";
import { generations, issuedTypes, taxEvents } from "#tax/tax-documents/domain/shape/generation.ts";
import { numberScopes } from "#tax/tax-issuer/domain/number-scope.ts";
import { rolledBack, type SuiteDatabase, suiteDatabase, tenantTables } from "./suite-database.ts";
import { catalogueFaults, closedSets } from "./tenancy-catalogue.ts";

let database: SuiteDatabase;
beforeAll(async () => {
  database = await suiteDatabase("catalogue");
});

test("the catalogue keeps every rule of tenancy, for every table there is", async () => {
  expect(await catalogueFaults(database.superuser)).toEqual([]);
  expect((await tenantTables(database.superuser)).length).toBeGreaterThan(25);
});

/** Each wrong thing, and a word of the sentence that must report it. */
const wrongThings: Record<string, [string, RegExp]> = {
  "a table of tenants that was not protected": [
    "create table bare (tenant_id bigint not null, id bigint, primary key (tenant_id, id))",
    /^bare: row level security is not enabled/,
  ],
  "a table of no tenant": ["create table loose (id bigint primary key)", /^loose: a table without tenant_id/],
  "row level security that the owner escapes": [
    "alter table orders no force row level security",
    /^orders: row level security/,
  ],
  "a second, wider policy": [
    "create policy wide on orders for select using (true)",
    /^orders: the policy is not the one/,
  ],
  "a policy that lets rows of others be written": [
    "drop policy tenant_isolation on orders; create policy tenant_isolation on orders using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::bigint)) with check (true)",
    /^orders: the policy is not the one/,
  ],
  "a unique key over all tenants": [
    "create unique index everywhere on orders (order_no)",
    /^everywhere: a key or index/,
  ],
  "a foreign key by id alone": [
    "alter table orders add column other bigint; create unique index users_id on users (id); alter table orders add constraint leak foreign key (other) references users (id)",
    /^orders.leak: a foreign key does not pair/,
  ],
  "a foreign key nobody can follow back": [
    "alter table orders add column other bigint; alter table orders add constraint slow foreign key (tenant_id, other) references users (tenant_id, id)",
    /^orders.slow: a foreign key has no index/,
  ],
  "an id that all tenants share": [
    "alter table orders alter column id drop default; alter table orders alter column id add generated always as identity",
    /^orders.id: an id does not come from/,
  ],
  "a view with its owner's rights": ["create view peek as select * from orders", /^peek: a view/],
  "a function with its owner's rights": [
    "create function peek() returns bigint language sql security definer as 'select count(*) from orders'",
    /^peek: a function runs with its owner/,
  ],
  "money in a float": [
    "alter table orders add column extra_cents double precision",
    /^orders.extra_cents: a money/,
  ],
  "an enum": [
    "create type mood as enum ('good'); alter table orders add column mood mood",
    /^orders.mood: a column/,
  ],
  "TRUNCATE for the application": [
    "grant truncate on orders to comanda_app",
    /^orders TRUNCATE: the application/,
  ],
  "a right for everybody": ["grant select on orders to public", /^orders SELECT: everybody/],
  "an application that bypasses": [
    "alter role comanda_app bypassrls",
    /^comanda_app: the application's role is mightier/,
  ],
  "an application that owns": [
    "grant comanda_owner to comanda_app",
    /^comanda_app: the application's role is mightier/,
  ],
};

test.for(Object.entries(wrongThings))("the check reports %s", async ([, [make, report]]) => {
  const faults = await rolledBack(database.superuser, async () => {
    await database.superuser.query(make);
    return catalogueFaults(database.superuser);
  });
  expect(faults).toContainEqual(expect.stringMatching(report));
});

/** The array of the code for each closed column. A new CHECK needs its line here, or the test fails. */
const setsOfTheCode: Record<string, readonly string[]> = {
  "announcements.standing": announcementStandings,
  "announcements.tone": announcementTones,
  "look_ins.ended_by": supportVisitEnds,
  "account_changes.kind": accountChangeKinds,
  "accounts.bill_request": billRequestStatuses,
  "accounts.customer_type": orderCustomerTypes,
  "accounts.dining_option": diningOptions,
  "accounts.source": orderSources,
  "orders.source": orderSources,
  "contingencies.environment": environments,
  "control_numbers.environment": environments,
  "control_numbers.kind": issuedTypes,
  "customers.gender": genders,
  "data_exports.cause": exportCauses,
  "data_exports.state": exportStates,
  "discount_codes.discount_type": discountTypes,
  "invoice_discounts.kind": discountKinds,
  "manual_discounts.kind": manualDiscountKinds,
  "document_tasks.kind": documentTaskKinds,
  "documents.kind": documentKinds,
  "fiscal_settings.environment": environments,
  "fiscal_settings.invalidation_text": invalidationTexts,
  "fiscal_settings.number_scope": numberScopes,
  "running_processes.kind": processKinds,
  "generation_rules.environment": environments,
  "generation_rules.generation": generations,
  "generation_rules.kind": [...issuedTypes, ...taxEvents],
  "approvals.action": approvableActions,
  "cash_movements.kind": cashMovementKinds,
  "categories.colour": categoryColours,
  "customers.type": invoiceTypes,
  "invoice_lines.tax_type": taxTypes,
  "invoice_taxes.type": taxTypes,
  "invoices.dining_option": diningOptions,
  "invoices.invoice_type": invoiceTypes,
  "line_corrections.becomes": soldStates,
  "line_corrections.line_status": lineStatuses,
  "line_corrections.void_reason": voidReasons,
  "line_corrections.was": soldStates,
  "order_line_changes.kind": lineChangeKinds,
  "order_line_changes.line_status": lineStatuses,
  "order_line_changes.reason": voidReasons,
  "order_lines.status": lineStatuses,
  "order_lines.tax_type": taxTypes,
  "order_lines.void_reason": voidReasons,
  "orders.payment_status": paymentStatuses,
  "payment_types.icon": paymentIcons,
  "payment_types.settles": settlements,
  "payment_types.tender_code": tenderCodes,
  "price_rules.effect": priceEffects,
  "price_rules.reach": priceReaches,
  "purchase_documents.document_type": purchaseDocumentTypes,
  "purchases.document_type": purchaseDocumentTypes,
  "purchases.effect": stockEffects,
  "purchases.income_code": incomeCodes,
  "purchases.source": purchaseSources,
  "purchases.status": purchaseStatuses,
  "qr_orders.dining_option": diningOptions,
  "qr_orders.invoice_type": invoiceTypes,
  "qr_orders.status": qrOrderStatuses,
  "report_day_sums.dimension": reportDimensions,
  "report_month_sums.dimension": reportDimensions,
  "reservations.status": reservationStatuses,
  "stock_count_entries.kind": countEntryKinds,
  "stock_counts.selection": stockCountSelections,
  "stock_counts.status": stockCountStatuses,
  "stock_movements.cause": stockMovementCauses,
  "stock_movements.reason": wastageReasons,
  "stock_movements.type": stockMovementTypes,
  "store_settings.visit_opening": visitOpenings,
  "subscription_entries.status": entryStatuses,
  "subscription_mails.kind": reminderKinds,
  "subscription_payments.method": handPaymentMethods,
  "platform_visit_sums.span": sumSpans,
  "tenant_item_sums.span": sumSpans,
  "tenants.subscription_kind": subscriptionKinds,
  "tenants.subscription_seen": subscriptionPhases,
  "store_tables.shape": tableShapes,
  "guest_phones.standing": guestStandings,
  "visit_phones.standing": phoneStandings,
  "waiter_calls.reason": callReasons,
  "webhook_deliveries.state": deliveryStates,
  "withholding_documents.kind": withholdingDocumentTypes,
  "journal_accounts.account": journalAccounts,
  "tax_book_downloads.book": books,
  "tax_credentials.environment": environments,
  "tax_deliveries.cause": deliveryCauses,
  "tax_differences.kind": differenceKinds,
  "tax_documents.environment": environments,
  "tax_documents.generation": generations,
  "tax_documents.kind": [...issuedTypes, ...taxEvents],
  "tax_documents.state": documentStates,
  "tax_halts.environment": environments,
  "tax_halts.why": haltReasons,
  "taxes.type": taxTypes,
  "test_document_runs.ended": testRunEnds,
  "users.role": roles,
};

/** Closed columns that only the server writes, with words of its own: the generated row types check them. */
const setsOfTheDatabase = [
  "counters.series",
  "establishments.kind",
  "files.media_type",
  "purchase_attachments.media_type",
  "purchases.attachment_type",
  "kept_tax_documents.direction",
  "session_tokens.kind",
  "sessions.ended_reason",
  "tax_exchanges.sending",
  "tax_exchanges.service",
  "tenants.kind",
];

test("closed sets in the database are those of the code", async () => {
  const sets = await closedSets(database.superuser);
  const inDatabase = Object.fromEntries(
    sets
      .filter(({ column }) => !setsOfTheDatabase.includes(column))
      .map(({ column, values }) => [column, values.toSorted()]),
  );
  const inCode = Object.fromEntries(
    Object.entries(setsOfTheCode).map(([column, values]) => [column, values.toSorted()]),
  );
  expect(inDatabase).toEqual(inCode);
  expect(sets.map(({ column }) => column)).toEqual(expect.arrayContaining(setsOfTheDatabase));
});

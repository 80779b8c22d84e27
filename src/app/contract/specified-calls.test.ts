import { expect, test } from "vitest";
import { z } from "zod";
import type { RouteDefinition } from "#platform/contract/define.ts";
import { allRoutes } from "./routes.ts";

// The calls of the specification (§7 of operations and back-office, with the replies of §3) with the fields it names: `?` parts
// of the query, `{` of the body, `>` of the reply. Three are left out. The picture of a store has calls of its own. A mail that
// fails is told as every refusal is. A guest's feedback names invoice and customer with a proof (`_ref`, `_cref`), not by number.
const CALLS = `
POST /auth/signin { username password
POST /auth/signout
POST /auth/forgot-password { username
POST /auth/reset-password/: { password
POST /auth/refresh-token
POST /superadmin/refresh-token
GET /auth/devices
POST /auth/remove-device { device_id
GET /dashboard > reservations topSellingItems ordersCount newCustomerCount repeatedCustomerCount currency
GET /pos/init > categories menuItems paymentTypes printSettings storeSettings storeTables serviceCharge
POST /pos/create-order { cart deliveryType customerType customerId tableId selectedQrOrderItem > message tokenNo orderId
POST /pos/prevalidate-ccf { orderIds receptor
GET /pos/qrorders/count > totalQROrders
GET /pos/qrorders
POST /pos/qrorders/cancel-all > message
POST /pos/qrorders/:/cancel
POST /pos/qrorders/:/process > tokenNo orderId message
POST /discounts/validate { code subtotal > discount_amount discount_code_id
GET /orders
GET /orders/init > storeSettings printSettings paymentTypes
POST /orders/update-status/: { status
POST /orders/cancel { orderIds
POST /orders/complete { orderIds
POST /orders/complete-order-payment-summary { orderIds > orders summary breakdown fiscal_totals taxBreakdown
POST /orders/dte/items-preview { orderId
GET /fiscal-test/payment-structure
POST /orders/complete-and-pay-order { orderIds subTotal taxTotal serviceChargeTotal total selectedPaymentType discountCode tipAmount customerPhone customerId customer_id invoiceType invoice_type receptor receptor_json > message invoice_type receptor emailSent
POST /orders/move-to-table { orderIds newTableId
POST /tables/:/bill-request { action
GET /kitchen
POST /kitchen/: { status
GET /customers ? sort page filter perPage > customers currentPage totalPages totalCustomers
GET /customers/search-by-phone-name/search ? q
GET /customers/:
GET /customers/download/all
POST /customers/upload/bulk { customers
POST /customers/add { phone type department_code municipality_code address_complement doc_type_code doc_number name email birthDate gender razon_social nit nrc economic_activity_code economic_activity_desc
POST /customers/:/update { phone type department_code municipality_code address_complement doc_type_code doc_number name email birthDate gender razon_social nit nrc economic_activity_code economic_activity_desc
DELETE /customers/:/delete
GET /catalogs/departments
GET /catalogs/municipalities ? departmentCode
GET /catalogs/activities
GET /catalogs/dte_tipo_documento_identificacion_receptor
GET /catalogs/dte_tipo_item
GET /catalogs/dte_tributo
GET /catalogs/dte_unidad_medida
GET /dtecatalogo/dte_departamento
GET /dtecatalogo/dte_municipio
GET /dtecatalogo/dte_codigo_actividad_economica
GET /reservations/init > storeTables
GET /reservations ? type from to
GET /reservations/search ? q
POST /reservations/add { customerId date tableId status notes peopleCount
POST /reservations/update/: { date tableId status notes peopleCount
DELETE /reservations/delete/:
GET /invoices ? type from to
GET /invoices/init > printSettings storeSettings paymentTypes
GET /invoices/search ? q
POST /invoices/orders { invoiceId orderIds > subtotal taxTotal serviceChargeTotal total taxBreakdown orders discountAmount invoice_type receptor
GET /menu-items
GET /menu-items/: > formattedMenuItem inventoryItems
POST /menu-items/add { title description price netPrice categoryId taxId dte_tipo_item_codigo dte_cod_tributo dte_unidad_medida dte_codigo_interno dte_porcentaje_iva dte_gravado
POST /menu-items/update/: { title description price netPrice categoryId taxId dte_tipo_item_codigo dte_cod_tributo dte_unidad_medida dte_codigo_interno dte_porcentaje_iva dte_gravado
POST /menu-items/update/:/upload-photo { image
POST /menu-items/update/:/remove-photo
DELETE /menu-items/delete/:
POST /menu-items/variants/:/add { title price
POST /menu-items/variants/:/update/: { title price
DELETE /menu-items/variants/:/delete/:
POST /menu-items/addons/:/add { title price
POST /menu-items/addons/:/update/: { title price
DELETE /menu-items/addons/:/delete/:
PATCH /menu-items/change-visibility/: { isEnabled
POST /menu-items/recipe/:/add { menuItemId variantId addonId ingredientId quantity
PUT /menu-items/recipe/:/update/: { menuItemId variantId addonId ingredientId quantity
DELETE /menu-items/recipe/:/delete/: ? variant addon
GET /settings/store-setting
POST /settings/store-setting { storeName address phone email currency isQRMenuEnabled isQROrderEnabled isFeedbackEnabled
POST /settings/store-setting/upload-store-image { store_image > imageURL
POST /settings/store-setting/delete-store-image { uniqueId
GET /settings/store-setting/service-charge
POST /settings/store-setting/service-charge { serviceCharge
GET /settings/print-setting
POST /settings/print-setting { pageFormat header footer showNotes isEnablePrint showStoreDetails showCustomerDetails printToken
GET /settings/payment-types
POST /settings/payment-types/add { title isActive icon
DELETE /settings/payment-types/:
POST /settings/payment-types/:/toggle { isActive
POST /settings/payment-types/:/update { title isActive icon
GET /settings/taxes
POST /settings/taxes/add { title rate type
DELETE /settings/taxes/:
POST /settings/taxes/:/update { title rate type
GET /settings/store-tables
POST /settings/store-tables/add { title floor seatingCapacity
DELETE /settings/store-tables/:
POST /settings/store-tables/:/update { title floor seatingCapacity
GET /settings/categories
POST /settings/categories/add { title
DELETE /settings/categories/:
POST /settings/categories/:/update { title
PATCH /settings/categories/change-visibility/: { isEnabled
GET /discounts > discountCodes
POST /discounts { code description discount_type discount_value min_order_value max_discount_amount start_date end_date max_uses is_active
PUT /discounts/: { code description discount_type discount_value min_order_value max_discount_amount start_date end_date max_uses is_active
DELETE /discounts/:
GET /reports ? type from to > ordersCount newCustomers repeatedCustomers currency averageOrderValue totalCustomers netRevenue taxTotal serviceChargeTotal topSellingItems revenueTotal totalPaymentsByPaymentTypes discountTotal
GET /users
POST /users/add { username password name designation phone email userScopes
DELETE /users/delete/:
POST /users/update-password/: { password
POST /users/update/: { name designation phone email userScopes
GET /invoices/:/dte-complete > success message data
POST /emails/send-invoice { invoiceId > success message
GET /manual-invoicing/validate-customer ? phone > exists customer
POST /manual-invoicing/create { customerData items paymentTypeId tipAmount > success message dteInfo emailSent
GET /inventory ? status > items statusCounts
POST /inventory/add-item { title quantity unit min_quantity_threshold
PUT /inventory/: { title unit min_quantity_threshold
PATCH /inventory/:/add-stock-movement { movementType quantity note
POST /inventory/adjust { item_id new_quantity note
DELETE /inventory/:
GET /inventory/logs ? type from to movementType
GET /inventory/dashboard ? type from to > cummulativeInventoryMovements inventoryUsageVSCurrentStock
GET /purchases ? type from to
GET /purchases/:
POST /purchases/preview-dte > items originalDTE
POST /purchases/import-dte { dte
POST /purchases/create-manual { payload attachment
POST /qrmenu/:/feedback { name phone email birthdate food_quality service staff_behavior ambiance recommend remarks > message
GET /feedback > feedbacks overallFeedbackCounting averageRating foodRating staffRating ambianceRating serviceRating recommendRating
GET /feedback/filter ? type from to > feedbacks overallFeedbackCounting averageRating
GET /feedback/search ? q > feedbacks
POST /auth/cancel-subscription { id
GET /auth/subscription-details > subscription_id is_active subscription_end
POST /auth/stripe-product-lookup { id
GET /qrmenu/: ? tableId > storeSettings categories menuItems storeTable serviceCharge
POST /qrmenu/:/place-order { deliveryType cartItems customerType customer tableId invoiceType receptor > id
GET /qrmenu/:/tables/:/open-orders > orders billRequest
POST /qrmenu/:/bill-request { tableId action > status
POST /superadmin/signin { username password
POST /superadmin/signout
GET /superadmin/dashboard > activeTenants ordersProcessedToday salesVolumeToday mrr arr
GET /superadmin/tenantsData > activeTenants inactiveTenants allTenants
GET /superadmin/tenants ? page perPage search status type from to > tenants currentPage perPage
POST /superadmin/tenants/add { name email password isActive
PATCH /superadmin/tenants/update/: { name email isActive
DELETE /superadmin/tenants/delete/:
GET /superadmin/tenantsData/:
GET /superadmin/reports ? type from to > activeTenants mrr arr totalCustomers topSellingItems salesVolume ordersProcessed
GET /superadmin/tenants/:/subscription-history > tenantInfo storeDetails totalUsers subscriptionHistory
`;

const parts = { "?": "query", "{": "body", ">": "response" } as const;

interface JsonShape {
  readonly properties?: Readonly<Record<string, JsonShape>>;
  readonly anyOf?: readonly JsonShape[];
  readonly oneOf?: readonly JsonShape[];
  readonly allOf?: readonly JsonShape[];
}

/** The routes that people's screens call; programs with a key have their own by the same paths. */
const routeOf = new Map<string, RouteDefinition>(
  [...allRoutes.values()]
    .filter(({ access }) => typeof access !== "object" || !("apiKey" in access))
    .map((route) => [`${route.method} ${route.path.replace(/:\w+/g, ":")}`, route]),
);

/** Collects the names of the fields of a schema, of all its alternatives together. */
function fieldsOf(schema: z.ZodType | undefined): ReadonlySet<string> {
  const names = new Set<string>();
  const read = ({ properties, anyOf, oneOf, allOf }: JsonShape): void => {
    for (const name of Object.keys(properties ?? {})) names.add(name);
    for (const shape of [anyOf, oneOf, allOf].flatMap((shapes) => shapes ?? [])) read(shape);
  };
  if (schema) read(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonShape);
  return names;
}

/** Tells what a call of the specification lacks here: nothing when it stands. */
function lacksOf(call: string): string[] {
  const [method, path, ...words] = call.split(" ");
  const route = routeOf.get(`${method} ${path}`);
  if (!route) return [`${method} ${path}`];
  let part: "query" | "body" | "response" = "query";
  return words.flatMap((word) => {
    const next = parts[word as keyof typeof parts];
    if (next) part = next;
    const isThere = fieldsOf(route[part]).has(word) || (part === "query" && word in (route.queryNames ?? {}));
    return next || isThere ? [] : [`${method} ${path} ${part} ${word}`];
  });
}

test("every call of the specification stands with the fields it names", () => {
  const calls = CALLS.trim().split("\n");
  expect(calls.length).toBeGreaterThan(140);
  expect(calls.flatMap(lacksOf)).toEqual([]);
});

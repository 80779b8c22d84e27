import { createHash, randomUUID } from "node:crypto";
import { createDiscountCode } from "#db/seeds/charge.ts";
import { createQrOrder } from "#db/seeds/qr-orders.ts";
import { createReservation, createWaitingParty } from "#db/seeds/reservations.ts";
import { aSmallRestaurant, type SmallRestaurant } from "#db/seeds/small-restaurant.ts";
import { addPriceRule } from "#menu/price-rules/contract/price-rules.ts";
import { paymentSummary, payPart } from "#money/payments/contract/payments.ts";
import { readRefundable } from "#money/refunds/contract/refunds.ts";
import { toId } from "#platform/domain/ids.ts";
import { sqlOf } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import { handOver } from "#service/orders/contract/accounts.ts";
import { createOrder } from "#service/orders/contract/create-order.ts";
import { completeOrders } from "#service/orders/contract/orders.ts";
import { addEstablishment, listEstablishments } from "#tax/tax-issuer/contract/places.ts";
import { anAccountPayment } from "../testing/account-payment.ts";
import { aCombo, type ComboOnMenu } from "../testing/combo.ts";
import { type BookedDocument, bookDocument } from "../testing/ministry/booked-document.ts";
import { aHappyHour } from "../testing/price-rule.ts";
import { type BoughtGoods, boughtGoods } from "../testing/purchase.ts";
import { aPerson, type Person } from "../testing/sessions.ts";
import { aBegunCount } from "../testing/stock-count.ts";
import type { TestServer } from "../testing/test-server.ts";
import { freshAddress } from "./call.ts";
import {
  aDish,
  anIntegration,
  aReadyExport,
  aSubscriptionPayment,
  aVisit,
  aWithholdingDocument,
  type WorldDish,
  type WorldIntegration,
  type WorldVisit,
} from "./world-parts.ts";

/** A restaurant in the middle of its day, with one of everything a route can be asked for. */
export interface World extends WorldVisit, WorldIntegration {
  readonly server: TestServer;
  readonly small: SmallRestaurant;
  readonly admin: Person;
  /** Another session of the admin. */
  readonly otherDevice: number;
  /** Sent to the stations, nothing made yet: one line for the kitchen, one for the bar. */
  readonly fresh: WorldOrder;
  /** All lines completed: ready to be charged. */
  readonly ready: WorldOrder;
  /** Invoice of the first half of another order: its bill is still being paid. */
  readonly partInvoice: number;
  /** A line of that invoice. */
  readonly partInvoiceLine: number;
  readonly fileHash: string;
  /** Takes orders. */
  readonly waiterId: number;
  /** The account of `fresh`. */
  readonly account: number;
  /** Another open account, with an order that nothing else touches. */
  readonly otherAccount: number;
  /** A change of the account of `ready`, which can be undone. */
  readonly accountChange: number;
  /** Something for the kitchen to acknowledge. */
  readonly lineChange: number;
  /** A happy hour. */
  readonly priceRule: number;
  /** The kitchen. */
  readonly station: number;
  /** Open in a drawer of its own, with nothing in it. */
  readonly cashSession: number;
  /** A drawer that is closed. */
  readonly cashDrawer: number;
  readonly discountCode: number;
  /** A guest's order that waits. */
  readonly qrOrderId: number;
  readonly sharedTill: number;
  /** A payment of the subscription by hand. */
  readonly subscriptionPayment: number;
  /** An item with a variant, an add-on of a group, a line of a recipe; of each another one that was deleted. */
  readonly dish: WorldDish;
  readonly combo: ComboOnMenu;
  /** At a table, and its time has come. */
  readonly reservation: number;
  readonly waitingParty: number;
  /** Of the customer, with which they paid all they owed. */
  readonly accountPayment: number;
  /** Received, with its vendor, what that sells and the unit it is bought in. */
  readonly bought: BoughtGoods;
  /** Open, with one entry. */
  readonly stockCount: number;
  readonly stockCountEntry: number;
  readonly taxDocument: BookedDocument;
  /** From which it issues, and its point of sale. */
  readonly establishment: number;
  readonly pointOfSale: number;
  /** Ready, of one byte. */
  readonly dataExport: number;
  /** Of the bank that settles cards. */
  readonly withholdingDocument: number;
}

/** A branch that documents can be issued from. */
async function aBranch(admin: Person) {
  const branch = { title: "Sucursal del mundo", kind: "01", code: "S900", officialCode: "" } as const;
  await admin.call(addEstablishment, { body: branch });
  const { establishments } = (await admin.call(listEstablishments)).ok;
  const made = required(
    establishments.find(({ code }) => code === branch.code),
    "the branch",
  );
  return { establishment: made.id, pointOfSale: required(made.pointsOfSale[0], "its point of sale").id };
}

/** A guest's order that waits. */
function aQrOrder({ db }: TestServer, { items: { carne }, tables, tenantId }: SmallRestaurant) {
  const lines = [{ item: carne, quantity: 2, notes: "sin sal" }];
  return db.inTenant(tenantId, (tx) => createQrOrder(tx, { tableId: tables[1], lines }));
}

/** A party that is awaited at the first table since half an hour, and one that waits. */
async function parties(
  { db, deps }: TestServer,
  { tenantId, customerId, tables }: SmallRestaurant,
): Promise<Pick<World, "reservation" | "waitingParty">> {
  const at = new Date(deps.clock().getTime() - 30 * 60_000);
  return db.inTenant(tenantId, async (tx) => ({
    reservation: await createReservation(tx, { customerId, tableId: tables[0], at }),
    waitingParty: await createWaitingParty(tx, { name: "Familia Rivas", since: at }),
  }));
}

/** A browser that is nobody's, enrolled by the admin. */
async function aSharedTill(server: TestServer, tenantId: SmallRestaurant["tenantId"], { userId }: Person) {
  const { id } = await server.db.inTenant(tenantId, (tx) =>
    tx.one(
      sqlOf
        .insertInto("shared_tills")
        .values({
          tenant_id: tenantId,
          title: "Caja del mundo",
          secret_hash: Buffer.from(randomUUID()),
          lock_after_sending: true,
          enrolled_by: userId,
        })
        .returning("id"),
    ),
  );
  return id;
}

/** A second drawer, opened by a cashier; the first one stays closed. */
async function aCashSession(server: TestServer, tenantId: SmallRestaurant["tenantId"]) {
  const cashier = await aPerson(server, tenantId, { scope: ["ORDER_BILLING"] });
  const rows = await server.db.inTenant(tenantId, (tx) =>
    tx.query<{ cashSession: number; cashDrawer: number }>({
      text: `with drawer as (insert into cash_drawers (tenant_id, title) values ($1, 'Caja del mundo') returning id),
        session as (
          insert into cash_sessions (tenant_id, client_uuid, drawer_id, business_date, float_cents, opened_by)
          select $1, gen_random_uuid(), id, current_date, 0, $2 from drawer returning id
        )
        select session.id as "cashSession", d.id as "cashDrawer" from session, cash_drawers d where d.tenant_id = $1`,
      values: [tenantId, cashier.userId],
    }),
  );
  const [session] = rows;
  if (!session) throw new Error("A restaurant begins with a drawer");
  return session;
}

export interface WorldOrder {
  readonly id: number;
  readonly kitchenLine: number;
  readonly barLine: number;
}

export async function aWorld(server: TestServer, name: string): Promise<World> {
  const small = await aSmallRestaurant(server.db, { name });
  const { tenantId } = small;
  const person = await aPerson(server, tenantId, { role: "admin" });
  const address = freshAddress();
  const admin: Person = { ...person, call: (route, input) => person.call(route, { address, ...input }) };
  const fresh = await anOrder(server, small, admin);
  const ready = await anOrder(server, small, admin);
  const partInvoice = await aPart(server, small, admin);
  const qrOrderId = await aQrOrder(server, small);
  const fileHash = createHash("sha256").update(`${tenantId}`).digest("hex");
  const otherDevice = await server.db.inTenant(tenantId, async (tx) => {
    await tx.run(
      sqlOf
        .updateTable("order_lines")
        .set({ status: "completed" })
        .where("tenant_id", "=", tenantId)
        .where("order_id", "=", ready.id as never),
    );
    const bytes = Buffer.from(name);
    await tx.run(
      sqlOf
        .insertInto("files")
        .values({ tenant_id: tenantId, hash: fileHash, media_type: "image/webp", bytes }),
    );
    const { id } = await tx.one(
      sqlOf
        .insertInto("sessions")
        .values({
          tenant_id: tenantId,
          user_id: admin.userId,
          device_ip: "127.0.0.1",
          expires_at: new Date(Date.now() + 86_400_000),
        })
        .returning("id"),
    );
    return id;
  });
  const waiter = await aPerson(server, tenantId, { scope: ["POS"] });
  const handed = await admin.call(handOver, { body: { orderIds: [ready.id], waiterId: waiter.userId } });
  return {
    server,
    small,
    waiterId: waiter.userId,
    accountChange: handed.ok.change_id,
    ...(await anAccount(server, tenantId, fresh)),
    accountPayment: await anAccountPayment({ server, small, admin }),
    taxDocument: await bookDocument(server, small.tenantId, { invoiceId: toId<"Invoice">(partInvoice) }),
    ...(await aBranch(admin)),
    dataExport: await aReadyExport(server, small),
    withholdingDocument: await aWithholdingDocument(admin),
    ...(await aVisit(server, small)),
    ...(await anIntegration(server, tenantId, admin)),
    ...(await aBegunCount({ server, small, admin })),
    otherAccount: (await anAccount(server, tenantId, await anOrder(server, small, admin))).account,
    admin,
    otherDevice,
    fresh,
    ready,
    partInvoice,
    partInvoiceLine: await firstLineOf(admin, partInvoice),
    fileHash,
    qrOrderId,
    discountCode: await server.db.inTenant(tenantId, (tx) =>
      createDiscountCode(tx, { code: "MUNDO", off: { percent: 1000 } }),
    ),
    dish: await aDish(server, small),
    combo: await aCombo({ server, small }),
    priceRule: (await admin.call(addPriceRule, { body: aHappyHour })).ok.rule.id,
    ...(await aCashSession(server, tenantId)),
    sharedTill: await aSharedTill(server, tenantId, admin),
    subscriptionPayment: await aSubscriptionPayment(server, tenantId),
    ...(await parties(server, small)),
    bought: await boughtGoods(admin, small.stock.queso),
  };
}

/** An order of one line for the kitchen and one for the bar. */
export async function anOrder(
  { db }: TestServer,
  { items, tenantId }: SmallRestaurant,
  admin: Person,
): Promise<WorldOrder> {
  const line = { quantity: 1, notes: null, variant_id: null, addons_ids: [] };
  const reply = await admin.call(createOrder, {
    body: {
      uuid: randomUUID(),
      cart: [
        { ...line, uuid: randomUUID(), id: items.carne.id, price: 6.5 },
        { ...line, uuid: randomUUID(), id: items.horchata.id, price: 1.5 },
      ],
      deliveryType: "takeaway",
      customerType: "WALKIN",
      customerId: null,
      tableId: null,
      selectedQrOrderItem: null,
    },
  });
  const id = reply.ok.orderId;
  const lines = await db.inTenant(tenantId, (tx) =>
    tx.query<{ id: number }>({
      text: "select id from order_lines where tenant_id = $1 and order_id = $2 order by id",
      values: [tenantId, id],
    }),
  );
  const [kitchenLine, barLine] = lines;
  return {
    id,
    kitchenLine: required(kitchenLine, "a line of the kitchen").id,
    barLine: required(barLine, "a line of the bar").id,
  };
}

/** A line of an invoice, to be refunded. */
async function firstLineOf(admin: Person, invoiceId: number): Promise<number> {
  const [line] = (await admin.call(readRefundable, { params: { invoiceId } })).ok.lines;
  if (!line) throw new Error("An invoice has lines");
  return line.id;
}

/** Half of an order, paid by card. */
async function aPart(server: TestServer, small: SmallRestaurant, admin: Person): Promise<number> {
  const { id } = await anOrder(server, small, admin);
  const orderIds = [toId<"Order">(id)];
  await admin.call(completeOrders, { body: { orderIds } });
  const { ok } = await admin.call(paymentSummary, { body: { orderIds } });
  const paid = await admin.call(payPart, {
    body: {
      uuid: randomUUID(),
      orderIds,
      expectedBalance: ok.balance / 100,
      part: { kind: "share", parts: 2 },
      tenders: [
        {
          uuid: randomUUID(),
          paymentTypeId: small.paymentTypes.card,
          amount: Math.ceil(ok.balance / 2) / 100,
        },
      ],
    },
  });
  return paid.ok.invoice_id;
}

/** The account of an order, and a dish of it that was struck off while it was being made. */
async function anAccount(server: TestServer, tenantId: SmallRestaurant["tenantId"], order: WorldOrder) {
  const rows = await server.db.inTenant(tenantId, (tx) =>
    tx.query<{ account: number; lineChange: number; station: number }>({
      text: `with told as (
          insert into order_line_changes (tenant_id, order_id, order_line_id, station_id, kind, quantity, line_status, reason)
          select $1, order_id, id, station_id, 'reduced', 1, 'preparing', 'other' from order_lines
          where tenant_id = $1 and id = $3 returning id, station_id
        )
        select o.account_id as account, told.id as "lineChange", told.station_id as station from orders o, told
        where o.tenant_id = $1 and o.id = $2`,
      values: [tenantId, order.id, order.kitchenLine],
    }),
  );
  const [made] = rows;
  if (!made) throw new Error("An order has an account");
  return made;
}

/** An id of each kind that belongs to this world, by the names that contracts give their ids. */
export function idsOf(world: World): Readonly<Record<string, number | string>> {
  const { items, tables, paymentTypes, customerId, tenantId } = world.small;
  return {
    Tenant: tenantId,
    ApiKey: world.apiKey,
    Webhook: world.webhook,
    WebhookDelivery: world.webhookDelivery,
    DataExport: world.dataExport,
    Session: world.otherDevice,
    CashSession: world.cashSession,
    SubscriptionPayment: world.subscriptionPayment,
    CashDrawer: world.cashDrawer,
    User: world.admin.userId,
    Order: world.fresh.id,
    Invoice: world.partInvoice,
    InvoiceLine: world.partInvoiceLine,
    Account: world.account,
    AccountPayment: world.accountPayment,
    TaxDocument: world.taxDocument.id,
    Establishment: world.establishment,
    PointOfSale: world.pointOfSale,
    AccountChange: world.accountChange,
    LineChange: world.lineChange,
    Station: world.station,
    PriceRule: world.priceRule,
    SharedTill: world.sharedTill,
    Category: world.small.categories.food,
    ModifierGroup: world.dish.group,
    RecipeItem: world.dish.recipe,
    Reservation: world.reservation,
    StockCount: world.stockCount,
    StockCountEntry: world.stockCountEntry,
    WaitingParty: world.waitingParty,
    Visit: world.visit,
    VisitPhone: world.visitPhone,
    GuestPhone: world.guestPhone,
    Locator: world.locator,
    Feedback: world.feedback,
    Tax: world.small.taxes.inclusive,
    InventoryItem: world.small.stock.queso,
    OrderLine: world.fresh.kitchenLine,
    MenuItem: items.pupusa.id,
    Variant: required(items.pupusa.variants[0], "a variant").id,
    Addon: required(items.pupusa.addons[0], "an add-on").id,
    Table: tables[0],
    Customer: customerId,
    DiscountCode: world.discountCode,
    WithholdingDocument: world.withholdingDocument,
    PaymentType: paymentTypes.cash,
    File: world.fileHash,
    QrOrder: world.qrOrderId,
    ComboGroup: required(world.combo.combo.groupIds[0], "a group of the combo"),
    ComboChoice: world.combo.meat,
    Purchase: world.bought.purchase,
    PurchaseUnit: world.bought.unit,
    Vendor: world.bought.vendor,
    VendorItem: world.bought.vendorItem,
  };
}

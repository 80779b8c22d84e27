import { afterEach, beforeEach, expect, test } from "vitest";
import { webhookMessage } from "../../../contract/integrations/webhook-payloads.ts";
import * as contract from "../../../contract/integrations/webhooks.ts";
import { payOrders } from "../../../contract/payments.ts";
import type { Id } from "../../../domain/ids.ts";
import { type WebhookEventType, webhookEventTypes } from "../../../domain/integrations/webhook-events.ts";
import { MOST_TRIES } from "../../../domain/integrations/webhook-retries.ts";
import { createOutward } from "../../platform/outward/post-outward.ts";
import { aFloor, eight, type Floor } from "../../testing/floor.ts";
import { aReceiver, type WebhookReceiver } from "../../testing/integrations/webhook-receiver.ts";
import { sendWebhooks } from "./sending/send-webhooks.ts";
import { dropOldWebhooks, sweepWebhooks } from "./sending/sweep-webhooks.ts";

interface Verifier {
  verifyWebhook(secret: string, headers: object, body: string, now?: number): { id: string; type: string };
}
const { verifyWebhook } = (await import(
  new URL("../../platform/developers/verify-webhook.example.mjs", import.meta.url).href
)) as Verifier;

let floor: Floor;
let receiver: WebhookReceiver;

beforeEach(async () => {
  floor = await aFloor();
  receiver = await aReceiver();
});
afterEach(async () => {
  floor.server.clock.now = undefined;
  await receiver.close();
});

/** An endpoint at the receiver, with its secret. */
async function anEndpoint(events: readonly WebhookEventType[], url = receiver.url) {
  const body = { url, description: "", events: [...events], is_enabled: true };
  const { secret } = (await floor.admin.call(contract.addWebhook, { body })).ok;
  const { webhooks } = (await floor.admin.call(contract.listWebhooks)).ok;
  const webhookId = webhooks.at(-1)?.id ?? (0 as Id<"Webhook">);
  return { webhookId, secret };
}

const work = (webhookId: number) =>
  sendWebhooks.handle({ tenantId: floor.small.tenantId, webhookId }, floor.server.deps);

const deliveries = async () => (await floor.admin.call(contract.listDeliveries)).ok.rows;

async function pay(): Promise<number> {
  const orderId = await floor.sendReadyOrder();
  await floor.admin.call(payOrders, { body: await floor.payBody([orderId]) });
  return orderId;
}

const now = () => floor.server.deps.clock().getTime() / 1000;

test("a restaurant without endpoints, or with none that asked, writes nothing down for a sale", async () => {
  await pay();
  await anEndpoint(["cash.closed"]);
  await pay();
  expect(await floor.rows("select id from webhook_events where tenant_id = $1")).toEqual([]);
});

test("what happens is written down with the change and told once, signed so that the documented example takes it", async () => {
  const { webhookId, secret } = await anEndpoint(["order.created", "order.paid", "invoice.created"]);
  const orderId = await pay();
  await work(webhookId);
  const told = receiver.received.map(({ headers, body }) => verifyWebhook(secret, headers, body, now()));
  expect(told.map(({ type }) => type)).toEqual(["order.created", "invoice.created", "order.paid"]);
  for (const message of told)
    expect(webhookMessage(message.type as WebhookEventType).parse(message)).toEqual(message);
  const [invoice] = await floor.rows<{ id: number }>("select id from invoices where tenant_id = $1");
  expect(told.at(-1)).toMatchObject({ data: { order_id: orderId, invoice_ids: [invoice?.id] } });
  await work(webhookId);
  expect(receiver.received.length).toBe(3);
  expect((await deliveries()).map(({ state, status, attempts }) => [state, status, attempts])).toEqual(
    Array(3).fill(["delivered", 204, 1]),
  );
});

test("a change that is rolled back is told to nobody", async () => {
  const { webhookId } = await anEndpoint(["order.created"]);
  const { server, small } = floor;
  const orderId = await floor.sendOrder();
  await floor.rows("delete from webhook_deliveries where tenant_id = $1");
  const failed = server.db.inTenant(small.tenantId, async (tx) => {
    await tx.query({
      text: `insert into orders (tenant_id, client_uuid, account_id, order_no, token_no, round, business_date)
        select tenant_id, gen_random_uuid(), account_id, 9001, 9001, 9, business_date from orders
        where tenant_id = $1 and id = $2`,
      values: [tx.tenantId, orderId],
    });
    throw new Error("undone");
  });
  await expect(failed).rejects.toThrow("undone");
  await work(webhookId);
  expect(receiver.received).toEqual([]);
});

test("a forged message, a changed one, one of another secret and an old one sent again are found out by the example", async () => {
  const { webhookId, secret } = await anEndpoint(["order.created"]);
  await floor.sendOrder();
  await work(webhookId);
  const [message] = receiver.received;
  if (!message) throw new Error("nothing arrived");
  const { headers, body } = message;
  expect(verifyWebhook(secret, headers, body, now()).type).toBe("order.created");
  const refused = (...input: Parameters<typeof verifyWebhook>) =>
    expect(() => verifyWebhook(...input)).toThrow();
  refused(secret, headers, body.replace("order.created", "order.paid"), now());
  refused(`whsec_${Buffer.alloc(24).toString("base64")}`, headers, body, now());
  refused(secret, { ...headers, "webhook-id": "evt_other" }, body, now());
  refused(secret, { ...headers, "webhook-signature": "v1," }, body, now());
  // Sent again later, as it was: too old. With a new time: not signed for it.
  refused(secret, headers, body, now() + 301);
  refused(secret, { ...headers, "webhook-timestamp": String(Math.floor(now()) + 301) }, body, now() + 301);
});

test("what is not taken is tried eight times within days by a moved clock, with the same id, then given up; it can be sent again", async () => {
  const { webhookId } = await anEndpoint(["order.created"]);
  await floor.sendOrder();
  receiver.answer = 500;
  receiver.words = "<b>ahora no</b>";
  const { clock, deps } = floor.server;
  const start = deps.clock().getTime();
  const tries: number[] = [];
  for (let minute = 0; minute < 40 * 60 && tries.length < MOST_TRIES; minute += 1) {
    clock.now = new Date(start + minute * 60_000);
    const before = receiver.received.length;
    await work(webhookId);
    if (receiver.received.length > before) tries.push(minute);
  }
  expect(tries).toEqual([0, 1, 6, 36, 156, 456, 1056, 1896]);
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  const [given] = await deliveries();
  expect(given).toMatchObject({ state: "failed", attempts: MOST_TRIES, status: 500, next_at: null });
  const deliveryId = given?.id ?? 0;
  const detail = (await floor.admin.call(contract.readDelivery, { params: { deliveryId } })).ok;
  expect(detail.tried).toHaveLength(MOST_TRIES);
  expect([detail.tried[0]?.answer, detail.body]).toEqual(["<b>ahora no</b>", receiver.received[0]?.body]);
  receiver.answer = 200;
  await floor.admin.call(contract.replayDelivery, { params: { deliveryId } });
  await work(webhookId);
  expect((await deliveries())[0]).toMatchObject({ state: "delivered", attempts: MOST_TRIES + 1 });
  expect(receiver.received.at(-1)?.headers["webhook-id"]).toBe(receiver.received[0]?.headers["webhook-id"]);
}, 60_000);

test("an endpoint that takes nothing for three days is switched off with what waits, and its admin is mailed once", async () => {
  const { webhookId } = await anEndpoint(["order.created"]);
  receiver.answer = 302;
  const { clock, deps } = floor.server;
  const start = deps.clock().getTime();
  const hours = (count: number) => new Date(start + count * 3_600_000);
  for (const at of [0, 30, 60]) {
    clock.now = hours(at);
    await floor.sendOrder();
    await work(webhookId);
  }
  expect((await floor.admin.call(contract.listWebhooks)).ok.webhooks[0]).toMatchObject({ is_enabled: true });
  clock.now = hours(73);
  await work(webhookId);
  const [off] = (await floor.admin.call(contract.listWebhooks)).ok.webhooks;
  expect(off).toMatchObject({ is_enabled: false, switched_off_at: clock.now, failing_since: hours(0) });
  expect((await deliveries()).some(({ state }) => state === "waiting")).toBe(false);
  const sent = receiver.received.length;
  await floor.sendOrder();
  await work(webhookId);
  expect(receiver.received.length).toBe(sent);
  const params = { webhookId };
  expect((await floor.admin.call(contract.testWebhook, { params })).error.code).toBe("webhook_is_off");
  const body = { url: receiver.url, description: "", events: ["order.created" as const], is_enabled: true };
  await floor.admin.call(contract.changeWebhook, { params, body });
  receiver.answer = 204;
  await floor.admin.call(contract.testWebhook, { params });
  await work(webhookId);
  expect(receiver.received.length).toBe(sent + 1);
});

test("eight workers at once send each event once, and one that comes too late for the other is not lost", async () => {
  const { webhookId } = await anEndpoint(["order.created"]);
  const sent = await Promise.all(
    eight.map(async () => {
      const order = await floor.sendOrder();
      await work(webhookId);
      return order;
    }),
  );
  await Promise.all(eight.map(() => work(webhookId)));
  const told = receiver.received.map(({ body }) => JSON.parse(body).data.order_id as number);
  expect(told.toSorted()).toEqual(sent.toSorted());
  expect((await deliveries()).every(({ state, attempts }) => state === "delivered" && attempts === 1)).toBe(
    true,
  );
});

test("a renewed secret signs beside the one before for a day, then alone", async () => {
  const { webhookId, secret: older } = await anEndpoint(["order.created"]);
  const { secret: newer } = (await floor.admin.call(contract.rotateSecret, { params: { webhookId } })).ok;
  const { clock, deps } = floor.server;
  const start = deps.clock().getTime();
  const arrives = async (hours: number) => {
    clock.now = new Date(start + hours * 3_600_000);
    await floor.sendOrder();
    await work(webhookId);
    const message = receiver.received.at(-1);
    return (secret: string) => verifyWebhook(secret, message?.headers ?? {}, message?.body ?? "", now()).type;
  };
  const within = await arrives(23);
  expect([within(older), within(newer)]).toEqual(["order.created", "order.created"]);
  const after = await arrives(25);
  expect(after(newer)).toBe("order.created");
  expect(() => after(older)).toThrow();
});

test("secrets lie sealed in the database and are told once", async () => {
  const { secret } = await anEndpoint(["order.created"]);
  const [row] = await floor.rows<{ row: string }>(
    "select to_jsonb(w)::text || encode(secret_sealed, 'escape') as row from webhooks w where w.tenant_id = $1",
  );
  expect(row?.row).not.toContain(secret.slice(6));
  expect((await floor.admin.call(contract.listWebhooks)).raw).not.toContain(secret.slice(6));
});

test("addresses of the house are refused when they are registered, and again when they are called", async () => {
  const strict = createOutward({ isInnerAllowed: false });
  const { webhookId } = await anEndpoint(["order.created"]);
  await floor.sendOrder();
  const { deps } = floor.server;
  await sendWebhooks.handle({ tenantId: floor.small.tenantId, webhookId }, { ...deps, outward: strict });
  expect(receiver.received).toEqual([]);
  expect((await deliveries())[0]).toMatchObject({ state: "waiting", status: null, fault: "address_refused" });
});

test("a delivery whose job was lost is found by the sweep, and what is older than thirty days is forgotten", async () => {
  const { webhookId } = await anEndpoint(["order.created"]);
  await floor.sendOrder();
  const { clock, deps } = floor.server;
  const start = deps.clock().getTime();
  clock.now = new Date(start + 10 * 60_000);
  const late = await deps.db.directory<{ id: number }>("select tenants_with_webhooks_due($1) as id", [
    clock.now,
  ]);
  expect(late.map(({ id }) => id)).toContain(floor.small.tenantId);
  await sweepWebhooks.handle({ tenant: floor.small.tenantId }, deps);
  await work(webhookId);
  expect(receiver.received.length).toBe(1);
  clock.now = new Date(start + 29 * 86_400_000);
  await dropOldWebhooks.handle({ tenant: floor.small.tenantId }, deps);
  expect((await deliveries()).length).toBe(1);
  clock.now = new Date(start + 32 * 86_400_000);
  await dropOldWebhooks.handle({ tenant: floor.small.tenantId }, deps);
  expect(await deliveries()).toEqual([]);
});

test("every type of event is told by the row it is a fact of, as its schema says", async () => {
  const { webhookId } = await anEndpoint(webhookEventTypes);
  await pay();
  const { small } = floor;
  const invoice = `(select id from invoices where tenant_id = $1 order by id desc limit 1)`;
  await floor.rows("update orders set cancelled_at = now() where tenant_id = $1 and cancelled_at is null");
  await floor.rows(
    `insert into refunds (tenant_id, client_uuid, refund_no, invoice_id, payment_type_id, payment_type_title, amount_cents,
       sub_total_cents, tax_total_cents, reason, is_stock_returned, business_date, created_by)
     values ($1, gen_random_uuid(), 9001, ${invoice}, $2, 'Efectivo', 150, 133, 17, 'frío', false, current_date, $3)`,
    small.paymentTypes.cash,
    floor.admin.userId,
  );
  await floor.rows(
    "update inventory_items set min_quantity_threshold = quantity + 1 where tenant_id = $1 and id = $2",
    small.stock.queso,
  );
  await floor.rows(
    "update inventory_items set quantity = 0 where tenant_id = $1 and id = $2",
    small.stock.queso,
  );
  await floor.rows(
    `insert into reservations (tenant_id, customer_id, starts_at, ends_at, people_count, unique_code, status)
     values ($1, $2, now() + interval '1 day', now() + interval '25 hours', 4, 'ABC234', 'booked')`,
    small.customerId,
  );
  for (let round = 0; round < 3; round += 1) await work(webhookId);
  const told = receiver.received.map(({ body }) => JSON.parse(body) as { type: WebhookEventType });
  for (const message of told) expect(webhookMessage(message.type).parse(message)).toEqual(message);
  expect(new Set(told.map(({ type }) => type))).toEqual(
    new Set([
      "order.created",
      "order.paid",
      "order.cancelled",
      "invoice.created",
      "refund.made",
      "stock.low",
      "stock.out",
      "reservation.made",
    ]),
  );
});

test("another restaurant's endpoints and deliveries are not there", async () => {
  const { webhookId } = await anEndpoint(["order.created"]);
  const other = await aFloor();
  await other.sendOrder();
  await work(webhookId);
  expect(receiver.received).toEqual([]);
  expect((await other.admin.call(contract.listWebhooks)).ok.webhooks).toEqual([]);
  expect((await other.admin.call(contract.testWebhook, { params: { webhookId } })).error.code).toBe(
    "not_found",
  );
});

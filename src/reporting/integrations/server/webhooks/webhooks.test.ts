import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { aFloor, eight, type Floor } from "#app/server/testing/floor.ts";
import {
  aWebhookDesk,
  verifyWebhook,
  type WebhookDesk,
} from "#app/server/testing/integrations/webhook-desk.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { createOutward } from "#platform/outside/outward/post-outward.ts";
import { webhookMessage } from "../../contract/webhook-payloads.ts";
import * as contract from "../../contract/webhooks.ts";
import type { WebhookEventType } from "../../domain/webhook-events.ts";
import { MAX_TRIES } from "../../domain/webhook-retries.ts";
import { dropOldWebhooks, sweepWebhooks } from "./sending/sweep-webhooks.ts";

let floor: Floor;
let receiver: WebhookDesk["receiver"];
let anEndpoint: WebhookDesk["endpoint"];
let work: WebhookDesk["work"];
let deliveries: WebhookDesk["deliveries"];
let now: WebhookDesk["now"];

beforeEach(async () => {
  floor = await aFloor();
  ({ receiver, endpoint: anEndpoint, work, deliveries, now } = await aWebhookDesk(floor));
});
afterEach(async () => {
  floor.server.clock.now = undefined;
  await receiver.close();
});

async function pay(): Promise<number> {
  const orderId = await floor.sendReadyOrder();
  await floor.admin.call(payOrders, { body: await floor.payBody([orderId]) });
  return orderId;
}

test("a restaurant without endpoints writes nothing down for a sale", async () => {
  await pay();
  await anEndpoint(["cash.closed"]);
  await pay();
  expect(await floor.rows("select id from webhook_events where tenant_id = $1")).toEqual([]);
});

test("what happens is written down with the change and told once", async () => {
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

test("a forged, changed or old message is found out by the example", async () => {
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
  // A repetition of the old message is too old, and a new time does not fit its signature.
  refused(secret, headers, body, now() + 301);
  refused(secret, { ...headers, "webhook-timestamp": String(Math.floor(now()) + 301) }, body, now() + 301);
});

test("what is not taken is tried eight times within days, then given up", async () => {
  const { webhookId } = await anEndpoint(["order.created"]);
  await floor.sendOrder();
  receiver.answer = 500;
  receiver.words = "<b>ahora no</b>";
  const { clock, deps } = floor.server;
  const start = deps.clock().getTime();
  const due = [0, 1, 6, 36, 156, 456, 1056, 1896];
  // The minute before each pause and the pause's own; all minutes in exploration.
  const minutes =
    inject("chance").times > 1 ? [...Array(40 * 60).keys()] : due.flatMap((at) => [Math.max(0, at - 1), at]);
  const tries: number[] = [];
  for (const minute of minutes) {
    clock.now = new Date(start + minute * 60_000);
    const before = receiver.received.length;
    await work(webhookId);
    if (receiver.received.length > before) tries.push(minute);
  }
  expect(tries).toEqual(due);
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  const [given] = await deliveries();
  expect(given).toMatchObject({ state: "failed", attempts: MAX_TRIES, status: 500, next_at: null });
  const deliveryId = given?.id ?? 0;
  const detail = (await floor.admin.call(contract.readDelivery, { params: { deliveryId } })).ok;
  expect(detail.tried).toHaveLength(MAX_TRIES);
  expect([detail.tried[0]?.answer, detail.body]).toEqual(["<b>ahora no</b>", receiver.received[0]?.body]);
  receiver.answer = 200;
  await floor.admin.call(contract.replayDelivery, { params: { deliveryId } });
  await work(webhookId);
  expect((await deliveries())[0]).toMatchObject({ state: "delivered", attempts: MAX_TRIES + 1 });
  expect(receiver.received.at(-1)?.headers["webhook-id"]).toBe(receiver.received[0]?.headers["webhook-id"]);
});

test("an endpoint that takes nothing for three days is switched off", async () => {
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

test("eight workers at once send each event once", async () => {
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

test("addresses of the house are refused when registered and when called", async () => {
  const strict = createOutward({ isInnerAllowed: false });
  const { webhookId } = await anEndpoint(["order.created"]);
  await floor.sendOrder();
  const { deps } = floor.server;
  await work(webhookId, { ...deps, outward: strict });
  expect(receiver.received).toEqual([]);
  expect((await deliveries())[0]).toMatchObject({ state: "waiting", status: null, fault: "address_refused" });
});

test("a delivery whose job was lost is found by the sweep", async () => {
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

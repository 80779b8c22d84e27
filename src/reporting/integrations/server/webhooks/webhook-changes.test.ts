import { afterEach, beforeEach, expect, test } from "vitest";
import { aFloor, type Floor } from "#app/server/testing/floor.ts";
import {
  aWebhookDesk,
  verifyWebhook,
  type WebhookDesk,
} from "#app/server/testing/integrations/webhook-desk.ts";
import { waitingJobs } from "#app/server/testing/waiting-jobs.ts";
import type { Id } from "#platform/domain/ids.ts";
import type { OutwardAnswer } from "#platform/outside/outward/post-outward.ts";
import type { Deps } from "#platform/server/deps.ts";
import { required } from "#platform/server/http/app-error.ts";
import { createSecretBox } from "#platform/server/secrets/secret-box.ts";
import * as contract from "../../contract/webhooks.ts";
import { sendWebhooks, sendWebhooksSlowly } from "./sending/send-webhooks.ts";
import { dropOldWebhooks } from "./sending/sweep-webhooks.ts";
import { tidyWebhook } from "./tidying/tidy-webhook.ts";
import { resealWebhooks } from "./webhook-secrets.ts";

let floor: Floor;
let hooks: WebhookDesk;
beforeEach(async () => {
  floor = await aFloor();
  hooks = await aWebhookDesk(floor);
});
afterEach(async () => {
  floor.server.clock.now = undefined;
  await hooks.receiver.close();
});

const about = (webhookId: Id<"Webhook">) => ({ tenantId: floor.small.tenantId, webhookId });
const fields = (url = hooks.receiver.url, is_enabled = true) => ({
  url,
  description: "",
  events: ["order.created" as const],
  is_enabled,
});
const count = async (text: string, ...values: unknown[]) =>
  required((await floor.rows<{ count: number }>(text, ...values))[0], "a count").count;
const jobsOf = async (webhookId: Id<"Webhook">) =>
  (await waitingJobs(floor.server))
    .filter(({ payload }) => payload.webhookId === webhookId)
    .map(({ name }) => name);

/** Adds so many deliveries that wait for an endpoint, in addition to the restaurant's own. */
const waitingDeliveries = (webhookId: Id<"Webhook">, many: number) =>
  floor.rows(
    `with told as (
       insert into webhook_events (tenant_id, type, data) select $1, 'order.created', '{}' from generate_series(1, $3::integer)
       returning id
     )
     insert into webhook_deliveries (tenant_id, event_id, webhook_id, next_at) select $1, id, $2, now() from told`,
    webhookId,
    many,
  );

/** Returns the server with these answers from outside. */
function answering(answer: (url: string) => Promise<Partial<OutwardAnswer>>): Deps {
  const { deps } = floor.server;
  const post = async ({ url }: { readonly url: string }) => ({
    status: null,
    fault: null,
    answer: "",
    ...(await answer(url)),
  });
  return { ...deps, outward: { isInnerAllowed: true, post } };
}

test("an endpoint with thousands of deliveries is gone at once", async () => {
  const { webhookId } = await hooks.endpoint(["order.created"]);
  const other = await hooks.endpoint(["order.created"]);
  await waitingDeliveries(webhookId, 2_500);
  const [waiting] = await hooks.deliveries();
  const params = { webhookId };
  await floor.admin.call(contract.removeWebhook, { params });
  expect((await hooks.endpoints()).map(({ id }) => id)).toEqual([other.webhookId]);
  expect(await hooks.deliveries()).toEqual([]);
  const deliveryId = required(waiting, "a delivery").id;
  for (const asked of [
    await floor.admin.call(contract.removeWebhook, { params }),
    await floor.admin.call(contract.changeWebhook, { params, body: fields() }),
    await floor.admin.call(contract.readDelivery, { params: { deliveryId } }),
    await floor.admin.call(contract.replayDelivery, { params: { deliveryId } }),
    await floor.admin.call(contract.listDeliveries, { query: { webhook: String(webhookId) } }),
  ])
    expect(asked.error.code).toBe("not_found");
  await floor.sendOrder();
  await hooks.work(webhookId);
  expect(hooks.receiver.received).toEqual([]);
  const [row] = await floor.rows<{ secret: string; old: unknown }>(
    "select secret_sealed::text as secret, old_secret_sealed as old from webhooks where tenant_id = $1 and id = $2",
    webhookId,
  );
  expect(row).toEqual({ secret: "\\x", old: null });
  expect(await jobsOf(webhookId)).toContain("tidy-webhook");
  await tidyWebhook.handle(about(webhookId), floor.server.deps);
  expect(await count("select count(*) from webhooks where tenant_id = $1")).toBe(1);
  expect(
    await count(
      "select count(*) from webhook_deliveries where tenant_id = $1 and webhook_id = $2",
      webhookId,
    ),
  ).toBe(0);
  await tidyWebhook.handle(about(webhookId), floor.server.deps);
  await hooks.work(other.webhookId);
  expect(hooks.receiver.received).toHaveLength(1);
});

test("a job that was lost is added again by night", async () => {
  const { webhookId } = await hooks.endpoint(["order.created"]);
  await floor.admin.call(contract.removeWebhook, { params: { webhookId } });
  const before = (await jobsOf(webhookId)).filter((name) => name === "tidy-webhook").length;
  await dropOldWebhooks.handle({ tenant: floor.small.tenantId }, floor.server.deps);
  // A job is waiting already.
  expect((await jobsOf(webhookId)).filter((name) => name === "tidy-webhook")).toHaveLength(before);
  await tidyWebhook.handle(about(webhookId), floor.server.deps);
  expect(await count("select count(*) from webhooks where tenant_id = $1")).toBe(0);
});

test("no sale waits for an endpoint", async () => {
  const { webhookId } = await hooks.endpoint(["order.created"]);
  const { db, deps } = floor.server;
  const held = async (work: Parameters<typeof db.inTenant<unknown>>[1]) => {
    let sold: number | undefined;
    await db
      .inTenant(floor.small.tenantId, async (tx) => {
        await work(tx);
        sold = await floor.sendOrder();
        throw new Error("undone");
      })
      .catch((error: Error) => expect(error.message).toBe("undone"));
    return sold;
  };
  const lock = { text: "select from webhooks where tenant_id = $1 for no key update" };
  expect(await held((tx) => tx.query({ ...lock, values: [tx.tenantId] }))).toBeDefined();
  const newer = createSecretBox(["ab".repeat(32), "cd".repeat(32)]);
  const secrets = { ...newer, open: deps.secrets.open };
  expect(await held((tx) => resealWebhooks(tx, secrets))).toBeDefined();
  const removal = {
    text: "update webhooks set removed_at = now(), is_enabled = false where tenant_id = $1 and id = $2",
  };
  expect(await held((tx) => tx.query({ ...removal, values: [tx.tenantId, webhookId] }))).toBeDefined();
  await hooks.work(webhookId);
  expect(hooks.receiver.received).toHaveLength(3);
});

test("one that is switched off with thousands of deliveries gives them up", async () => {
  const { webhookId } = await hooks.endpoint(["order.created"]);
  await waitingDeliveries(webhookId, 2_500);
  const params = { webhookId };
  await floor.admin.call(contract.changeWebhook, { params, body: fields(hooks.receiver.url, false) });
  await floor.admin.call(contract.changeWebhook, { params, body: fields() });
  await floor.sendOrder();
  await hooks.work(webhookId);
  expect(hooks.receiver.received).toHaveLength(1);
  const [given] = await hooks.deliveries();
  expect(given).toMatchObject({ state: "delivered" });
  await tidyWebhook.handle(about(webhookId), floor.server.deps);
  const text = "select count(*) from webhook_deliveries where tenant_id = $1 and state = $2";
  expect([await count(text, "waiting"), await count(text, "failed")]).toEqual([0, 2_500]);
  const deliveryId = required((await hooks.deliveries()).at(-1), "one that was given up").id;
  await floor.admin.call(contract.replayDelivery, { params: { deliveryId } });
  await hooks.work(webhookId);
  expect(hooks.receiver.received).toHaveLength(2);
});

test("one that fails leaves the quick lane with its first failure", async () => {
  const { webhookId } = await hooks.endpoint(["order.created"]);
  for (let sales = 0; sales < 4; sales += 1) await floor.sendOrder();
  let asked = 0;
  const deps = answering(async () => {
    asked += 1;
    return { fault: "too_slow" };
  });
  await sendWebhooks.handle(about(webhookId), deps);
  expect(asked).toBe(1);
  expect(await jobsOf(webhookId)).toContain("send-webhooks-slowly");
  // The jobs that were added before it failed leave it alone.
  await sendWebhooks.handle(about(webhookId), deps);
  expect(asked).toBe(1);
  await sendWebhooksSlowly.handle(about(webhookId), deps);
  expect(asked).toBe(2);
  const [busy] = await floor.rows<{ busy_until: Date | null }>(
    "select busy_until from webhooks where tenant_id = $1",
  );
  expect(busy?.busy_until).toBeNull();
  // It answers again: the rest is sent at once, and from then on in the quick lane.
  floor.server.clock.now = new Date(floor.server.deps.clock().getTime() + 10 * 60_000);
  await sendWebhooksSlowly.handle(about(webhookId), floor.server.deps);
  expect(hooks.receiver.received).toHaveLength(4);
  await floor.sendOrder();
  expect(await jobsOf(webhookId)).toContain("send-webhooks");
  await sendWebhooks.handle(about(webhookId), floor.server.deps);
  expect(hooks.receiver.received).toHaveLength(5);
});

test("one that is slow is sent to apart until it is quick again", async () => {
  const { webhookId } = await hooks.endpoint(["order.created"]);
  for (let sales = 0; sales < 3; sales += 1) await floor.sendOrder();
  const { performance } = globalThis;
  const real = performance.now.bind(performance);
  let ahead = 0;
  performance.now = () => real() + ahead;
  try {
    const slow = answering(async () => {
      ahead += 3_000;
      return { status: 204 };
    });
    await sendWebhooks.handle(about(webhookId), slow);
    expect((await hooks.deliveries()).filter(({ state }) => state === "delivered")).toHaveLength(1);
    await sendWebhooksSlowly.handle(about(webhookId), slow);
    expect((await hooks.deliveries()).filter(({ state }) => state === "delivered")).toHaveLength(2);
  } finally {
    performance.now = real;
  }
  await sendWebhooksSlowly.handle(about(webhookId), floor.server.deps);
  expect(hooks.receiver.received).toHaveLength(1);
  expect((await floor.rows("select id from webhooks where tenant_id = $1 and is_slow")).length).toBe(0);
});

test("an endpoint mended while it was sent to is not judged by what it was", async () => {
  const { webhookId } = await hooks.endpoint(["order.created"], "https://old.example.com/");
  await floor.sendOrder();
  // Failing for days: the next failure switches it off.
  await floor.rows(
    "update webhooks set failing_since = $2 where tenant_id = $1",
    new Date(floor.server.deps.clock().getTime() - 4 * 86_400_000),
  );
  const asked: string[] = [];
  const mending = answering(async (url) => {
    asked.push(url);
    if (asked.length > 1) return { status: 204 };
    await floor.admin.call(contract.changeWebhook, { params: { webhookId }, body: fields() });
    return { status: 500 };
  });
  await sendWebhooksSlowly.handle(about(webhookId), mending);
  expect(asked).toEqual(["https://old.example.com/", hooks.receiver.url]);
  expect(await hooks.endpoints()).toMatchObject([
    { is_enabled: true, switched_off_at: null, failing_since: null },
  ]);
  expect(await hooks.deliveries()).toMatchObject([{ state: "delivered", attempts: 2 }]);
});

test("one that was switched off or taken away while it was sent to stays so", async () => {
  for (const act of ["off", "away"] as const) {
    const { webhookId } = await hooks.endpoint(["order.created"]);
    await floor.sendOrder();
    const params = { webhookId };
    const changing = answering(async () => {
      if (act === "off")
        await floor.admin.call(contract.changeWebhook, { params, body: fields(hooks.receiver.url, false) });
      else await floor.admin.call(contract.removeWebhook, { params });
      return { status: 503 };
    });
    await hooks.work(webhookId, changing);
    const [row] = await floor.rows<{ is_enabled: boolean; busy_until: Date | null; state: string }>(
      `select w.is_enabled, w.busy_until, d.state from webhooks w
       join webhook_deliveries d on d.tenant_id = $1 and d.webhook_id = w.id where w.tenant_id = $1 and w.id = $2`,
      webhookId,
    );
    expect([row?.is_enabled, row?.busy_until]).toEqual([false, null]);
    await tidyWebhook.handle(about(webhookId), floor.server.deps);
    const states = (await hooks.deliveries()).filter(({ webhook_id }) => webhook_id === webhookId);
    expect(states.map(({ state }) => state)).toEqual(act === "off" ? ["failed"] : []);
  }
});

test.each([200, 500])(
  "a delivery asked for again while it was answered with %d is sent once more",
  async (status) => {
    const { webhookId } = await hooks.endpoint(["order.created"]);
    await floor.sendOrder();
    const deliveryId = required((await hooks.deliveries())[0], "a delivery").id;
    let asked = 0;
    const asking = answering(async () => {
      asked += 1;
      if (asked > 1) return { status: 204 };
      await floor.admin.call(contract.replayDelivery, { params: { deliveryId } });
      return { status };
    });
    await hooks.work(webhookId, asking);
    expect((await hooks.deliveries())[0]).toMatchObject({ state: "delivered", attempts: 2, status: 204 });
  },
);

test("a secret that no key opens switches its endpoint off with a word of why, once", async () => {
  const { webhookId } = await hooks.endpoint(["order.created"]);
  await floor.sendOrder();
  const other = { ...floor.server.deps, secrets: createSecretBox(["ef".repeat(32)]) };
  await hooks.work(webhookId, other);
  expect(await hooks.endpoints()).toMatchObject([
    { is_enabled: false, is_secret_lost: true, switched_off_at: expect.any(Date) },
  ]);
  expect(await hooks.deliveries()).toMatchObject([{ state: "failed", attempts: 0 }]);
  const mails = (await waitingJobs(floor.server)).filter(
    ({ name, payload }) => name === "send-mail" && payload.to === floor.admin.username,
  );
  expect(mails).toHaveLength(1);
  expect(String(mails[0]?.payload.text)).toContain(hooks.receiver.url);
  // Nobody takes it up again, not even the job of every five minutes.
  const late = await floor.server.db.directory<{ id: number }>("select tenants_with_webhooks_due($1) as id", [
    new Date(floor.server.deps.clock().getTime() + 86_400_000),
  ]);
  expect(late.map(({ id }) => id)).not.toContain(floor.small.tenantId);
  await floor.rows("update webhooks set secret_sealed = '\\x00' where tenant_id = $1");
  const params = { webhookId };
  const refused = await floor.admin.call(contract.changeWebhook, { params, body: fields() });
  expect(refused.error).toMatchObject({ code: "webhook_secret_lost" });
  await floor.admin.call(contract.changeWebhook, { params, body: fields(hooks.receiver.url, false) });
  expect(await hooks.endpoints()).toMatchObject([{ is_enabled: false, is_secret_lost: true }]);
  const { secret } = (await floor.admin.call(contract.rotateSecret, { params })).ok;
  expect(await hooks.endpoints()).toMatchObject([
    { is_enabled: true, is_secret_lost: false, switched_off_at: null, old_secret_until: null },
  ]);
  await floor.sendOrder();
  await hooks.work(webhookId);
  const { headers, body } = required(hooks.receiver.received[0], "a message");
  expect(verifyWebhook(secret, headers, body, hooks.now()).type).toBe("order.created");
});

test("when only the secret before does not open, the newer one signs alone", async () => {
  const { webhookId } = await hooks.endpoint(["order.created"]);
  const { secret } = (await floor.admin.call(contract.rotateSecret, { params: { webhookId } })).ok;
  await floor.rows("update webhooks set old_secret_sealed = '\\x00' where tenant_id = $1");
  await floor.sendOrder();
  await hooks.work(webhookId);
  const { headers, body } = required(hooks.receiver.received[0], "a message");
  expect(verifyWebhook(secret, headers, body, hooks.now()).type).toBe("order.created");
  expect(String(headers["webhook-signature"]).split(" ")).toHaveLength(1);
});

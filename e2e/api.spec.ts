import { aReceiver } from "#app/server/testing/integrations/webhook-receiver.ts";
import { publicApiBase } from "#platform/contract/api-base.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { openDrawer } from "./support/cash-drawer.ts";
import { expect, test } from "./support/journey.ts";
import { payOrder } from "./support/pay-order.ts";
import { say } from "./support/say.ts";
import { complete, dishes, sendOrder } from "./support/send-order.ts";

test("an owner makes a key, and a program reads with it @further", async ({ restaurant, visit }) => {
  const receiver = await aReceiver();
  const page = await visit({ at: "/dashboard/settings/api", as: await restaurant.hire("admin") });
  await page.getByRole("button", { name: say("integrations.key.add") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(say("common.name")).fill("Oficina contable");
  await dialog.getByRole("button", { name: say("integrations.key.make") }).click();
  await expect(dialog.getByText(say("integrations.key.scopes_missing"))).toBeInViewport();
  await dialog.getByLabel(say("integrations.scopes.orders.read")).check();
  await expectAccessible(page, "a new key");
  await dialog.getByRole("button", { name: say("integrations.key.make") }).click();
  const shown = page.getByRole("dialog", { name: say("integrations.key.made") });
  const key = (await shown.locator("code").textContent()) ?? "";
  expect(key).toMatch(/^comanda_\d+_[\w-]{43}$/);
  await shown.getByRole("button", { name: say("integrations.key.close") }).click();
  await expect(page.getByText(key)).toBeHidden();

  await page.getByRole("tab", { name: say("integrations.tabs.webhooks") }).click();
  await page.getByRole("button", { name: say("integrations.webhook.add") }).click();
  await dialog.getByLabel(say("common.address")).fill(receiver.url);
  await dialog.getByLabel(say("integrations.events.order.paid")).check();
  await dialog.getByRole("button", { name: say("integrations.webhook.register") }).click();
  const secret = page.getByRole("dialog", { name: say("integrations.webhook.secret_made") });
  await expect(secret.locator("code")).toContainText("whsec_");
  await secret.getByRole("button", { name: say("integrations.webhook.secret_kept") }).click();
  await expect(page.getByRole("article", { name: receiver.url })).toContainText(
    say("integrations.webhook.state.on"),
  );
  await expectAccessible(page, "endpoints");

  await openDrawer(page.request);
  const order = await sendOrder(page.request, restaurant, [dishes.carne(restaurant)], {
    deliveryType: "takeaway",
    tableId: null,
  });
  await complete(page.request, order.orderId);
  await payOrder(page.request, restaurant, { orderId: order.orderId, balance: 650 });
  await expect.poll(() => receiver.received.length).toBe(1);
  const told = JSON.parse(receiver.received[0]?.body ?? "{}");
  expect(told).toMatchObject({ type: "order.paid", data: { order_id: order.orderId } });

  const ask = (authorization: string) =>
    page.request.get(`${publicApiBase}/orders/${order.orderId}`, { headers: { authorization } });
  const read = await ask(`Bearer ${key}`);
  expect(await read.json()).toMatchObject({ id: order.orderId, status: "paid" });
  expect((await ask("Bearer none")).status()).toBe(401);

  await page.getByRole("tab", { name: say("integrations.tabs.deliveries") }).click();
  await page.getByRole("row", { name: new RegExp(say("integrations.events.order.paid")) }).click();
  const delivery = page.getByRole("dialog", { name: say("integrations.events.order.paid") });
  await expect(delivery).toContainText(told.id);
  await expectAccessible(page, "a delivery");
  await delivery.getByRole("button", { name: say("common.send_again") }).click();
  await expect.poll(() => receiver.received.length).toBe(2);
  expect(receiver.received[1]?.headers["webhook-id"]).toBe(told.id);
  await page.keyboard.press("Escape");

  await page.getByRole("tab", { name: say("integrations.tabs.keys") }).click();
  await page
    .getByRole("button", { name: say("integrations.key.revoke_of", { name: "Oficina contable" }) })
    .click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("integrations.key.revoke"), exact: true })
    .click();
  await expect(page.getByText(say("integrations.key.state.revoked"), { exact: true })).toBeVisible();
  expect((await ask(`Bearer ${key}`)).status()).toBe(401);
  await receiver.close();
});

test("developers read how to use the API in two languages, without signing in @further", async ({
  visit,
}) => {
  const page = await visit({ at: "/developers?lang=es" });
  await expect(page.getByRole("heading", { level: 1, name: say("developers.title") })).toBeVisible();
  await expectAccessible(page, "developers");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

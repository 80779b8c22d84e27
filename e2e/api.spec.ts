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

test("a developer finds call, field and error by keyboard and copies an example @further", async ({
  visit,
}) => {
  const page = await visit({ at: "/developers?lang=es" });
  const field = page.getByRole("combobox", { name: say("developers.search.label") });
  const goTo = async (typed: string) => {
    await page.keyboard.press("/");
    await expect(field).toBeFocused();
    await field.fill(typed);
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("listbox")).toBeHidden();
  };

  await test.step("a field lies open where it is told, an error and a call are in sight", async () => {
    await goTo("unit_price");
    await expect(page.locator("dl .found")).toBeInViewport();
    await goTo("not_found");
    await expect(page.locator('[id="error.not_found"]')).toBeFocused();
    await goTo(say("developers.routes.readPublicOrder"));
    await expect(page.locator("#readPublicOrder")).toBeInViewport();
    await expect(page.locator("nav.contents [aria-current]")).toHaveText(
      say("developers.routes.readPublicOrder"),
    );
    await page.keyboard.press("/");
    await field.fill("langosta");
    await expect(page.getByText(say("developers.search.nothing"))).toBeVisible();
    await expectAccessible(page, "search of the guide");
    await page.keyboard.press("Escape");
    await expect(page.getByText(say("developers.search.nothing"))).toBeHidden();
  });

  await test.step("the chosen language holds for all examples, and for the next visit", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const call = page.locator("#readPublicOrder");
    await call.getByRole("button", { name: "Python" }).click();
    await expect(call.locator(".sample:visible")).toHaveCount(1);
    await page.reload();
    const sample = call.locator(".sample:visible");
    await expect(sample).toContainText("requests.get(");
    await sample.getByRole("button", { name: say("common.copy") }).click();
    await expect(sample.getByRole("button", { name: say("common.copied") })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^import os\n.+\/orders\/\d+",\n.+print\(response\.json\(\)\)$/s,
    );
  });
});

test("without scripts the guide of the API shows every example @further", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/developers?lang=es");
  const examples = page.locator("#listPublicOrders .sample");
  await expect(examples).toHaveCount(3);
  for (const example of await examples.all()) await expect(example).toBeVisible();
  await expect(page.getByRole("combobox")).toBeHidden();
  await context.close();
});

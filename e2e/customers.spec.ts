import type { Locator, Page } from "@playwright/test";
import type { MessageKey } from "#app/words/message-key.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import type { Restaurant } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { complete, dishes, sendOrder } from "./support/send-order.ts";

const carne = 650;

const search = (page: Page) => page.getByRole("combobox", { name: say("customers.search.label") });
const form = (page: Page) => page.getByRole("dialog", { name: say("customers.form.save") });
/** The customer of the cart; F4 is its key, which no other button has. */
const till = (page: Page) => page.locator('button[aria-keyshortcuts="F4"]');

/** Takes one of a list by typing a part of it, as a person without a mouse does. */
async function take(field: Locator, typed: string): Promise<void> {
  await field.focus();
  await field.press("ArrowDown");
  await field.pressSequentially(typed);
  await field.press("Enter");
}

const accounts = (restaurant: Restaurant) =>
  restaurant.run<{ name: string | null; type: string }>(
    `select c.name, a.customer_type as type from accounts a
     left join customers c on c.tenant_id = a.tenant_id and c.id = a.customer_id where a.tenant_id = $1 order by a.id`,
  );

test("a customer is added from the till without a mouse, and the order is theirs", async ({
  restaurant,
  visit,
}) => {
  const seller = await restaurant.hireWith(["POS", "CUSTOMERS"]);
  const page = await visit({ at: "/dashboard/pos", as: seller });
  await expect(till(page)).toContainText(say("common.walk_in_customer"));
  await page.keyboard.press("F4");
  await search(page).pressSequentially("7123-4567");
  await expect(page.getByText(say("customers.search.nothing"))).toBeVisible();
  await expectAccessible(page, "nobody found");
  await search(page).press("Enter");
  const dialog = form(page);
  const phone = dialog.getByRole("textbox", { name: say("common.phone") });
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue("7123-4567");
  await phone.press("Enter");
  await expect(dialog.getByText(say("validation.name_required"))).toBeVisible();
  const name = dialog.getByRole("textbox", { name: say("common.name") });
  await expect(name).toBeFocused();
  await expectAccessible(page, "refused customer");
  await name.fill("Ana María Núñez");
  const municipality = dialog.getByRole("combobox", { name: say("customers.form.municipality") });
  // The restaurant's own, as most guests' is.
  await expect(municipality).toHaveValue("SAN SALVADOR CENTRO");
  const birthDate = dialog.getByRole("textbox", { name: say("customers.form.birth_date") });
  await birthDate.pressSequentially("31021990");
  await birthDate.blur();
  await expect(birthDate).toHaveAccessibleDescription(say("ui.noDate", { date: "31/12/2026" }));
  await birthDate.fill("");
  await birthDate.pressSequentially("28021990");
  await expect(birthDate).toHaveValue("28/02/1990");
  await name.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(till(page)).toContainText("Ana María Núñez");
  await page
    .getByRole("button", { name: /Carne asada/ })
    .first()
    .click();
  await page.getByRole("radio", { name: say("common.dining.takeaway") }).check();
  await page.keyboard.press("F9");
  await page.getByRole("button", { name: say("pos.send.confirm", { total: dollars(carne) }) }).click();
  await expect(page.getByRole("dialog", { name: say("pos.sent.title") })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(till(page)).toContainText(say("common.walk_in_customer"));
  expect(await accounts(restaurant)).toEqual([{ name: "Ana María Núñez", type: "CUSTOMER" }]);
  const born = "select birth_date::text as born from customers where tenant_id = $1 and phone = '7123-4567'";
  expect(await restaurant.run(born)).toEqual([{ born: "1990-02-28" }]);
  await page.keyboard.press("F4");
  await search(page).fill("nunez ana");
  await page.keyboard.press("Enter");
  await expect(till(page)).toContainText("Ana María Núñez");
  // The key belongs to the dialog until it is gone.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("F4");
  await page.getByRole("button", { name: say("common.walk_in_customer") }).click();
  await expect(till(page)).toContainText(say("common.walk_in_customer"));
});

test("both types have their own fields, and a phone belongs to one customer @further", async ({
  restaurant,
  visit,
}) => {
  const seller = await restaurant.hireWith(["POS", "MANAGE_CUSTOMERS"]);
  const page = await visit({ at: "/dashboard/pos", as: seller });
  await till(page).click();
  await page.getByRole("button", { name: say("customers.form.save") }).click();
  const dialog = form(page);
  const text = (key: MessageKey) => dialog.getByRole("textbox", { name: say(key) });
  const list = (key: MessageKey) => dialog.getByRole("combobox", { name: say(key), exact: true });
  const type = (key: "CONSUMIDOR_FINAL" | "CREDITO_FISCAL") =>
    dialog.getByRole("radio", { name: say(`customers.type.${key}`) });
  await text("common.name").fill("Ana");
  // Neither the cross nor the way back to the search loses what was typed without a question.
  for (const leave of [say("ui.close"), say("customers.form.back")]) {
    await dialog.getByRole("button", { name: leave }).click();
    await page.getByRole("button", { name: say("lists.discard.cancel") }).click();
    await expect(text("common.name")).toHaveValue("Ana");
  }
  await type("CREDITO_FISCAL").check();
  await expect(text("common.business_name")).toHaveValue("");
  await text("common.business_name").fill("El Comal");
  await text("common.nit").fill("123");
  await text("common.nit").blur();
  await expect(dialog.getByText(say("customers.hint.nit_malformed"))).toBeVisible();
  await text("common.nit").fill("0614-010190-101-3");
  await take(list("common.economic_activity"), "56101");
  await expect(text("customers.form.activity_desc")).toHaveValue("Restaurantes");
  await take(list("customers.form.department"), "santa ana");
  await take(list("customers.form.municipality"), "norte");
  await expect(list("customers.form.municipality")).toHaveValue("SANTA ANA NORTE");
  await take(list("customers.form.department"), "sonsonate");
  await expect(list("customers.form.municipality")).toHaveValue("");
  await take(list("customers.form.municipality"), "centro");
  // The customer that every small restaurant has, written another way.
  await text("common.phone").fill("7000 0001");
  await text("common.phone").press("Enter");
  await expect(text("common.phone")).toBeFocused();
  await expect(text("common.phone")).toHaveAccessibleDescription(
    new RegExp(say("errors.customer_phone_taken")),
  );
  await expect(text("common.business_name")).toHaveValue("El Comal");
  await text("common.phone").fill("2222-0001");
  await dialog.getByRole("button", { name: say("customers.form.save") }).click();
  await expect(till(page)).toContainText("El Comal");
  const [added] = await restaurant.run<Record<string, string | null>>(
    "select name, razon_social, nit, economic_activity_code as activity, municipality_code as municipality from customers where tenant_id = $1 and phone = '2222-0001'",
  );
  expect(added).toEqual({
    name: "El Comal",
    razon_social: "El Comal",
    nit: "06140101901013",
    activity: "56101",
    municipality: "18",
  });
});

test("who may sell but not add customers finds them only @further", async ({ restaurant, visit }) => {
  const page = await visit({ at: "/dashboard/pos", as: await restaurant.hireWith(["POS"]) });
  await till(page).click();
  await expect(page.getByText(say("customers.search.no_right"))).toBeVisible();
  await expect(page.getByRole("button", { name: say("customers.form.save") })).toHaveCount(0);
  await search(page).fill("70000001");
  await page.getByRole("option", { name: /Cliente de prueba/ }).click();
  await expect(till(page)).toContainText("Cliente de prueba");
});

test("a customer is chosen while charging, and the invoice is theirs @further", async ({
  restaurant,
  visit,
}) => {
  const cashier = await restaurant.hire("cashier");
  const page = await visit({ at: "/dashboard/order-charge", as: cashier });
  const { orderId } = await sendOrder(page.request, restaurant, [dishes.carne(restaurant)]);
  await complete(page.request, orderId);
  const amount = dollars(carne);
  await page
    .getByRole("button", { name: say("payments.pay_account", { amount, account: "Mesa 1" }) })
    .click();
  const dialog = page.getByRole("dialog", { name: say("payments.title", { account: "Mesa 1" }) });
  const buyer = dialog.getByRole("button", { name: new RegExp(`^${say("common.customer")}`) });
  await expect(buyer).toContainText(say("common.walk_in_customer"));
  await dialog.getByRole("radio", { name: "Efectivo" }).check();
  await dialog.getByRole("radio", { name: say("customers.type.CREDITO_FISCAL") }).check();
  await dialog.getByRole("button", { name: say("payments.pay", { amount }) }).click();
  await expect(dialog.getByText(say("payments.refusal.customer_required"))).toBeVisible();
  await expect(buyer).toBeFocused();
  await expectAccessible(page, "charging without a customer");
  await dialog.getByRole("radio", { name: say("customers.type.CONSUMIDOR_FINAL") }).check();
  await buyer.click();
  await search(page).fill("cliente");
  await page.keyboard.press("Enter");
  await expect(buyer).toContainText("Cliente de prueba");
  await dialog.getByRole("button", { name: say("payments.pay", { amount }) }).click();
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(() => restaurant.run("select customer_id, invoice_type from invoices where tenant_id = $1"))
    .toEqual([{ customer_id: restaurant.customerId, invoice_type: "CONSUMIDOR_FINAL" }]);
});

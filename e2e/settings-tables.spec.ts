import { expectAccessible } from "./support/accessibility.ts";
import { accountButton, payDialog } from "./support/charge-page.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";
import { complete, dishes, sendOrder } from "./support/send-order.ts";

const carne = 650;
const tablesPath = "/dashboard/settings/tables?view=cards";

test("a floor of tables is added in one go, taken back and added again @further", async ({
  restaurant,
  visit,
}) => {
  const office = await visit({ at: tablesPath, as: await restaurant.hire("admin") });
  const till = await visit({ at: "/dashboard/pos", as: await restaurant.hire("waiter") });
  const tableField = till.getByRole("combobox", { name: say("common.table") });
  await expect(tableField).toBeVisible();
  const addThree = async () => {
    await office.getByRole("button", { name: say("tables.more") }).click();
    await office.getByRole("menuitem", { name: say("tables.add_many") }).click();
    const dialog = office.getByRole("dialog", { name: say("tables.add_many") });
    await dialog
      .getByRole("group", { name: say("tables.how_many") })
      .getByRole("textbox")
      .fill("4");
    await dialog
      .getByRole("group", { name: say("tables.from") })
      .getByRole("textbox")
      .fill("2");
    await dialog.getByRole("textbox", { name: say("tables.pattern") }).press("Tab");
    await expect(
      dialog.getByText(say("tables.left_out", { count: 1, names: "Mesa 2", floor: "Salón" })),
    ).toBeVisible();
    await expectAccessible(office, "adding several tables");
    await dialog.getByRole("button", { name: say("tables.add_count", { count: 3 }) }).click();
    await expect(office.getByRole("article", { name: "Mesa 5" })).toBeVisible();
  };
  await addThree();
  await office.getByRole("button", { name: say("common.undo") }).click();
  await expect(office.getByRole("article", { name: "Mesa 5" })).toHaveCount(0);
  await addThree();
  await tableField.click();
  await till.getByRole("option", { name: /^Mesa 5/ }).click();
  await expect(tableField).toHaveValue(/Mesa 5/);
  await remove();
  await expect(till.getByText(say("pos.problem.table_gone")).first()).toBeVisible();

  async function remove() {
    await office.getByRole("button", { name: say("tables.actions_of", { table: "Mesa 5" }) }).click();
    await office.getByRole("menuitem", { name: say("common.delete"), exact: true }).click();
    await office.getByRole("button", { name: say("tables.delete_named", { table: "Mesa 5" }) }).click();
    await expect(office.getByRole("article", { name: "Mesa 5" })).toHaveCount(0);
  }
});

test("a table with an open account is not deleted, and the way to it is shown @further", async ({
  restaurant,
  visit,
}) => {
  const office = await visit({ at: tablesPath, as: await restaurant.hire("admin") });
  await sendOrder(office.request, restaurant, [dishes.carne(restaurant)]);
  await office.getByRole("button", { name: say("tables.actions_of", { table: "Mesa 1" }) }).click();
  await office.getByRole("menuitem", { name: say("common.delete"), exact: true }).click();
  const reason = office.getByRole("alertdialog").or(office.getByRole("dialog"));
  await expect(reason.getByText(say("tables.in_use_account"))).toBeVisible();
  await office.getByRole("button", { name: say("tables.see_account") }).click();
  await expect(office).toHaveURL(/\/dashboard\/orders\?q=Mesa/);
});

test("a code is downloaded while the QR menu is on, and sheets are printed @further", async ({
  restaurant,
  visit,
}) => {
  const office = await visit({ at: tablesPath, as: await restaurant.hire("admin") });
  const download = office.getByRole("button", { name: say("tables.download_code", { table: "Mesa 1" }) });
  await download.click();
  await expect(office.getByText(say("tables.qr_off"))).toBeVisible();
  await restaurant.run("update store_settings set is_qr_menu_enabled = true where tenant_id = $1");
  await office.reload();
  const saved = office.waitForEvent("download");
  await download.click();
  expect((await saved).suggestedFilename()).toBe("mesa_1-qr.png");
  const reprint = office.waitForEvent("download");
  await office.getByRole("button", { name: say("tables.actions_of", { table: "Mesa 1" }) }).click();
  await office.getByRole("menuitem", { name: say("tables.code_pdf", { table: "Mesa 1" }) }).click();
  expect((await reprint).suggestedFilename()).toBe("mesa_1-qr.pdf");
  await office.getByRole("tab", { name: say("tables.views.codes") }).click();
  const all = office.waitForEvent("download");
  await office.getByRole("button", { name: say("common.download_pdf") }).click();
  expect((await all).suggestedFilename()).toBe(say("tables.codes_file_name"));
  await expect(office.getByRole("img", { name: /Código QR de Mesa/ })).toHaveCount(3);
  await expect(office.getByText(say("tables.scan"))).toHaveCount(3);
  await office.emulateMedia({ media: "print" });
  await expect(office.getByRole("heading", { name: say("common.tables") })).toBeHidden();
  await office.emulateMedia({ media: null });
  await office.getByRole("button", { name: say("common.print") }).click();
  await expect(office.locator("html")).toHaveAttribute("data-printed", "1");
});

test("a tap on a table of the plan opens what it is and what can be done with it @further", async ({
  restaurant,
  visit,
}) => {
  const office = await visit({ at: "/dashboard/settings/tables", as: await restaurant.hire("admin") });
  await office.getByRole("button", { name: /^Mesa 2/ }).click();
  const drawer = office.getByRole("dialog", { name: "Mesa 2" });
  await expectAccessible(office, "a table of the plan");
  await drawer.getByRole("button", { name: say("common.edit") }).click();
  const dialog = office.getByRole("dialog", { name: say("tables.edit_named", { table: "Mesa 2" }) });
  await dialog.getByRole("textbox", { name: new RegExp(`^${say("common.name")}`) }).fill("Mesa 2 bis");
  await dialog.getByRole("button", { name: say("common.save") }).click();
  await office.getByRole("button", { name: /^Mesa 2 bis/ }).click();
  await office
    .getByRole("dialog", { name: "Mesa 2 bis" })
    .getByRole("button", { name: say("common.delete") })
    .click();
  await office.getByRole("button", { name: say("tables.delete_named", { table: "Mesa 2 bis" }) }).click();
  await expect(office.getByRole("button", { name: /^Mesa 2 bis/ })).toHaveCount(0);
});

test("a payment type that is switched off leaves an open charge @further", async ({ restaurant, visit }) => {
  const office = await visit({
    at: "/dashboard/settings/payment-types",
    as: await restaurant.hire("admin"),
  });
  const { orderId } = await sendOrder(office.request, restaurant, [dishes.carne(restaurant)]);
  await complete(office.request, orderId);
  const desk = await visit({ at: "/dashboard/order-charge", as: await restaurant.hire("cashier") });
  await accountButton(desk, carne).click();
  const offered = payDialog(desk).getByRole("radio", { name: /Tarjeta/ });
  await offered.check();
  const card = office.getByRole("article", { name: "Tarjeta" });
  await card.getByRole("switch").click();
  await expect(offered).toHaveCount(0);
  await office.getByRole("button", { name: say("common.undo") }).click();
  await expect(offered).toBeVisible();
  await office.getByRole("button", { name: say("paymentTypes.delete_named", { type: "Tarjeta" }) }).click();
  await expect(card).toHaveCount(0);
  await office.getByRole("button", { name: say("paymentTypes.delete_named", { type: "Efectivo" }) }).click();
  await expect(office.getByText(say("errors.last_payment_type"))).toBeVisible();
  await expectAccessible(office, "payment types");
});

import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import type { MessageKey } from "#app/words/message-key.ts";
import {
  addCustomer,
  getCustomer,
  mergeCustomers,
  updateCustomer,
} from "#service/customers/contract/customers.ts";
import { addReservation } from "#service/reservations/contract/reservations.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { openDrawer } from "./support/cash-drawer.ts";
import { callRoute } from "./support/device.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import { payOrder } from "./support/pay-order.ts";
import { say } from "./support/say.ts";
import { screenFaults } from "./support/screen-faults.ts";
import { complete, dishes, sendOrder } from "./support/send-order.ts";

const carne = 650;
const known = "Cliente de prueba";

const card = (page: Page, name: string | RegExp) => page.getByRole("article", { name, exact: true });

/** Does what stands in the menu of a customer's card or page. */
async function choose(page: Page, name: string, act: MessageKey) {
  await page.getByRole("button", { name: say("common.more_actions_for_name", { name }) }).click();
  await page.getByRole("menuitem", { name: say(act) }).click();
}

/** Takes one of a list by typing a part of it. */
async function take(field: Locator, typed: string): Promise<void> {
  await field.focus();
  await field.press("ArrowDown");
  await field.pressSequentially(typed);
  await field.press("Enter");
}

test("a customer is added, found, changed, merged with their double and deleted @further", async ({
  restaurant,
  visit,
}) => {
  const office = await visit({ at: "/dashboard/customers", as: await restaurant.hire("admin") });
  await openDrawer(office.request);
  const { orderId } = await sendOrder(office.request, restaurant, [dishes.carne(restaurant)], {
    customerType: "CUSTOMER",
    customerId: restaurant.customerId,
  });
  await complete(office.request, orderId);
  await payOrder(office.request, restaurant, { orderId, balance: carne });
  const viewer = await visit({
    at: "/dashboard/customers",
    as: await restaurant.hireWith(["VIEW_CUSTOMERS"]),
    size: "phone",
  });
  await expect(card(viewer, known)).toBeVisible();

  await office.getByRole("button", { name: say("customers.list.add") }).click();
  const adding = office.getByRole("dialog", { name: say("customers.form.save") });
  await adding.getByRole("textbox", { name: say("common.phone") }).fill("7111-2222");
  await adding.getByRole("textbox", { name: say("common.name") }).fill("Ana Núñez");
  await adding.getByRole("button", { name: say("customers.form.save") }).click();
  await expect(card(office, "Ana Núñez")).toBeVisible();
  // Told to whoever looks on, who may do nothing but look.
  await expect(card(viewer, "Ana Núñez")).toContainText("7111-2222");
  await expect(viewer.getByRole("button", { name: say("customers.list.add") })).toHaveCount(0);
  await expect(card(viewer, known).getByRole("button")).toHaveCount(0);

  await office.getByRole("textbox", { name: say("customers.list.search") }).fill("nunez");
  await expect(card(office, known)).toHaveCount(0);
  await expect(office).toHaveURL(/q=nunez/);
  await card(office, "Ana Núñez")
    .getByRole("button", { name: say("common.edit_name", { name: "Ana Núñez" }) })
    .click();
  const editing = office.getByRole("dialog", {
    name: say("common.edit_name", { name: "Ana Núñez" }),
  });
  await expect(editing.getByRole("textbox", { name: say("common.phone") })).toBeDisabled();
  await take(editing.getByRole("combobox", { name: say("common.document_type") }), "dui");
  const dui = editing.getByRole("textbox", { name: say("common.document_number") });
  await dui.fill("01234567-2");
  await dui.blur();
  await expect(dui).toHaveAccessibleDescription(say("common.number_hint.check_digit"));
  await editing.getByRole("textbox", { name: say("customers.form.allergies") }).fill("Maní");
  await expectAccessible(office, "editing a customer");
  // Somebody else saves the same customer in between.
  const { customer } = await callRoute(office.request, getCustomer, { params: { id: "7111-2222" } });
  const { version: _, ...body } = { ...customer, birthDate: customer.birth_date };
  await callRoute(office.request, updateCustomer, {
    params: { id: customer.id },
    body: { ...body, email: "ana@ejemplo.sv" },
  });
  await editing.getByRole("button", { name: say("common.save") }).click();
  await expect(editing.getByText(say("platform.conflict.saved", { value: "ana@ejemplo.sv" }))).toBeVisible();
  await editing.getByRole("button", { name: say("platform.conflict.keep_mine") }).click();
  await expect(editing).toHaveCount(0);
  await expect(card(office, "Ana Núñez")).toContainText(
    say("customers.notes.allergies_of", { allergies: "Maní" }),
  );
  await expect(card(office, "Ana Núñez")).toContainText("ana@ejemplo.sv");

  await choose(office, "Ana Núñez", "customers.merge.act");
  const search = office.getByRole("combobox", { name: say("customers.search.label") });
  await search.fill("cliente");
  await search.press("Enter");
  const merging = office.getByRole("dialog", { name: say("customers.merge.title") });
  const compared = merging.getByRole("table", { name: say("customers.merge.title") });
  await expect(compared.getByRole("row", { name: say("customers.page.spend") })).toContainText(
    dollars(carne),
  );
  await expect(merging.getByRole("radio", { name: /Ana Núñez/ })).toBeChecked();
  await expectAccessible(office, "comparing two customers");
  await merging.getByRole("button", { name: say("customers.merge.confirm") }).click();
  const question = { stays: "Ana Núñez", gone: known };
  await office
    .getByRole("dialog", { name: say("customers.merge.question", question) })
    .getByRole("button", { name: say("customers.merge.confirm") })
    .click();
  await expect(merging).toHaveCount(0);
  await expect(card(viewer, known)).toHaveCount(0);

  await card(office, "Ana Núñez").getByRole("link", { name: "Ana Núñez" }).click();
  await expect(office.getByRole("heading", { level: 1 })).toHaveText("Ana Núñez");
  await expect(office.getByRole("listitem").filter({ hasText: "Carne asada" })).toBeVisible();
  await office.getByRole("button", { name: say("refunds.title", { no: 1 }) }).click();
  const invoice = office.getByRole("dialog", { name: say("refunds.title", { no: 1 }) });
  await expect(invoice.getByText("Carne asada")).toBeVisible();
  await office.keyboard.press("Escape");
  await expect(invoice).toHaveCount(0);
  await expectAccessible(office, "a customer's page");

  await choose(office, "Ana Núñez", "common.delete");
  await office
    .getByRole("dialog", { name: say("customers.delete.title", { name: "Ana Núñez" }) })
    .getByRole("button", { name: say("customers.delete.confirm") })
    .click();
  await expect(office).toHaveURL(/\/dashboard\/customers$/);
  await expect(office.getByText(say("customers.list.empty"))).toBeVisible();
  await expect(viewer.getByText(say("customers.list.empty"))).toBeVisible();
  expect(
    await restaurant.run("select invoice_no, total_cents::int as total from invoices where tenant_id = $1"),
  ).toEqual([{ invoice_no: 1, total: carne }]);
});

const head = "phone,name,email,birth_date,gender";
const file = (text: string, encoding: BufferEncoding = "utf8") => ({
  name: "clientes.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(`\uFEFF${text}`, encoding),
});

test("a hostile file is refused by its lines, mended and imported @further", async ({
  restaurant,
  visit,
}) => {
  const owner = await restaurant.hireWith(["CUSTOMERS"]);
  const page = await visit({ at: "/dashboard/customers", as: owner, size: "phone" });
  await page.getByRole("button", { name: say("customers.list.actions") }).click();
  await page.getByRole("menuitem", { name: say("customers.list.import") }).click();
  const input = page.locator("input[type=file]").first();
  await input.setInputFiles(file("telefono,nombre\r\n7000-0000,Ana"));
  await expect(page.getByText(say("customers.import.refused.column_mismatch"))).toBeVisible();
  await input.setInputFiles(file(`${head}\r\n,,,,\r\n`));
  await expect(page.getByText(say("customers.import.refused.no_data"))).toBeVisible();

  const wrong = [
    head,
    "llamar,Ana,,,",
    "",
    `7222-0001,${"x".repeat(10_000)},,,`,
    "7222-0002,Luis,luis@,31/02/1990,varón",
  ];
  await input.setInputFiles(file(wrong.join("\r\n"), "utf16le"));
  const problems = page.getByRole("list", { name: say("importing.problems_table") });
  await expect(problems.getByText(say("importing.line_no", { line: 2 }))).toBeVisible();
  await expect(problems.getByText(say("customers.file.problems.phone_invalid"))).toBeVisible();
  await expect(problems.getByText(say("customers.file.problems.too_long"))).toBeVisible();
  await expect(problems.getByText(say("customers.file.problems.birth_date_malformed"))).toBeVisible();
  await expect(problems.getByText(say("customers.file.problems.gender_unknown"))).toBeVisible();
  await expect(problems.getByText(say("importing.line_no", { line: 5 }))).toHaveCount(3);
  await expect(page.getByRole("button", { name: /^Importar/ })).toHaveCount(0);
  expect(await screenFaults(page)).toEqual([]);
  await expectAccessible(page, "file with errors");

  const right = [
    head,
    "7222-0001,=1+1,,,",
    "7222-0002,\u202eLuis Pérez,luis@ejemplo.sv,1990-02-28 00:00:00,male",
    // The customer whom every small restaurant has, written another way.
    "+503 7000 0001,Cliente frecuente,,,",
  ];
  await input.setInputFiles(file(right.join("\r\n"), "utf16le"));
  await expect(page.getByText(say("customers.import.doubles", { count: 1, shown: "1" }))).toBeVisible();
  await expect(
    page.getByRole("button", { name: say("customers.import.save", { count: 2, shown: "2" }) }),
  ).toBeVisible();
  await page.getByRole("radio", { name: say("customers.import.doubles_choices.update") }).check();
  await page.getByRole("button", { name: say("customers.import.save", { count: 3, shown: "3" }) }).click();
  await expect(
    page.getByText(say("customers.reply.imported", { added: "2", updated: "1", skipped: "0" })).last(),
  ).toBeVisible();
  await page.getByRole("link", { name: say("customers.page.to_list") }).click();
  await expect(card(page, "Luis Pérez")).toContainText("28/02/1990");
  await expect(card(page, "Cliente frecuente")).toContainText("7000-0001");

  const saves = page.waitForEvent("download");
  await page.getByRole("button", { name: say("customers.list.actions") }).click();
  await page.getByRole("menuitem", { name: say("customers.list.download_all") }).click();
  const saved = await saves;
  expect(saved.suggestedFilename()).toBe("Customers.csv");
  const text = await readFile(await saved.path(), "utf8");
  expect(text.startsWith(`\uFEFF${head}\r\n`)).toBe(true);
  // A spreadsheet shows it and does not reckon.
  expect(text).toContain("'=1+1");
  await page.goto("/dashboard/customers/import");
  await input.setInputFiles({ name: "Customers.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await expect(page.getByText(say("customers.import.doubles", { count: 3, shown: "3" }))).toBeVisible();
  const again = page.waitForResponse((response) => response.url().includes("/customers/upload/preview"));
  await page.getByRole("radio", { name: say("customers.import.doubles_choices.update") }).check();
  expect(await (await again).json()).toMatchObject({ counts: { added: 0, updated: 0, skipped: 3 } });
  await expect(page.getByText(say("customers.import.nothing_new"))).toBeVisible();
  const names = await restaurant.run<{ name: string }>(
    "select name from customers where tenant_id = $1 order by name",
  );
  expect(names.map(({ name }) => name).toSorted()).toEqual(["=1+1", "Cliente frecuente", "Luis Pérez"]);
});

test("the till tells what to mind of the customer that is chosen @further", async ({ restaurant, visit }) => {
  await restaurant.run(
    `update customers c set allergies = 'Maní', notes = 'Mesa junto a la ventana',
      birth_date = ((now() at time zone s.time_zone)::date - interval '30 years')::date
     from store_settings s where s.tenant_id = c.tenant_id and c.tenant_id = $1`,
  );
  const page = await visit({ at: "/dashboard/pos", as: await restaurant.hireWith(["POS"]) });
  const minded = page.getByRole("button", {
    name: say("customers.notes.allergies_of", { allergies: "Maní" }),
  });
  await expect(page.locator('button[aria-keyshortcuts="F4"]')).toContainText(say("common.walk_in_customer"));
  await page.keyboard.press("F4");
  const search = page.getByRole("combobox", { name: say("customers.search.label") });
  await search.fill("cliente");
  await search.press("Enter");
  await expect(minded).toContainText("Mesa junto a la ventana");
  await minded.click();
  await expect(minded).toHaveAttribute("aria-expanded", "true");
  expect(await screenFaults(page)).toEqual([]);

  const office = await visit({
    at: "/dashboard/customers",
    as: await restaurant.hireWith(["MANAGE_CUSTOMERS", "RESERVATIONS"]),
  });
  const { customer: eva } = await callRoute(office.request, addCustomer, {
    body: {
      type: "CONSUMIDOR_FINAL",
      phone: "7333-0000",
      name: "Eva",
      department_code: "06",
      municipality_code: "23",
    },
  });
  await expect(card(office, "Eva")).toBeVisible();
  // A till that holds somebody who turns out to be somebody else is told at once.
  const chosen = page.locator('button[aria-keyshortcuts="F4"]');
  await expect(chosen).toContainText(known);
  const { customer: twin } = await callRoute(office.request, addCustomer, {
    body: {
      type: "CONSUMIDOR_FINAL",
      phone: "7333-0001",
      name: "Elena Paz",
      department_code: "06",
      municipality_code: "23",
    },
  });
  await callRoute(office.request, mergeCustomers, {
    params: { id: twin.id },
    body: { otherId: restaurant.customerId },
  });
  await expect(chosen).toContainText("Elena Paz");
  await expect(minded).toContainText("Mesa junto a la ventana");
  await page.keyboard.press("F4");
  await page.getByRole("button", { name: say("common.walk_in_customer") }).click();
  await expect(minded).toHaveCount(0);

  await office.getByRole("radio", { name: say("customers.list.view.birthdays") }).check();
  await expect(office).toHaveURL(/view=birthdays/);
  await expect(card(office, "Elena Paz")).toContainText(say("customers.birthdays.today"));
  await expect(card(office, "Elena Paz")).toContainText("30");
  await expect(card(office, "Eva")).toHaveCount(0);

  await office.goto(`/dashboard/customers/${eva.id}`);
  await expect(office.getByText(say("customers.page.no_reservations"))).toBeVisible();
  const { reservation } = await callRoute(office.request, addReservation, {
    body: {
      customerId: eva.id,
      tableId: null,
      date: new Date(Date.now() + 30 * 3_600_000),
      peopleCount: 3,
      status: "booked",
      notes: null,
      despite: [],
    },
  });
  const coming = office.getByRole("table", { name: say("customers.page.reservations_coming") });
  await expect(coming).toContainText(say("reservations.attendance.expected"));
  await coming.getByRole("button").click();
  await expect(office).toHaveURL(new RegExp(`/dashboard/reservation.*q=${reservation.unique_code}`));
  await expect(card(office, /Eva/)).toBeVisible();
});

import type { Page } from "@playwright/test";
import { supplierDocument } from "#app/server/testing/supplier-document.ts";
import { sayIn } from "#platform/server/i18n/say.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";

const address = "/dashboard/purchases/import";

/** The small restaurant has "Queso" in kg; nobody has bought beer or a haul yet. */
const goods = [
  { title: "QUESO", quantity: 10, price: 2.5, unit: 36, code: "Q-01" },
  { title: "CERVEZA CAJA 24", quantity: 2, price: 24 },
  { title: "Flete", quantity: 1, price: 5, kind: 2 },
] as const;

const jsonFile = (name: string, document: object) => ({
  name,
  mimeType: "application/json",
  buffer: Buffer.from(JSON.stringify(document)),
});

const packWord = say("purchaseDocuments.pack").toLowerCase();

const lineOf = (page: Page, line: number, title: string, words = say) =>
  page.getByRole("listitem", { name: words("purchaseImport.line.name", { line, title }) });

async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel(say("purchaseImport.paste.label")).fill(text);
  await page.getByRole("button", { name: say("purchaseImport.paste.analyse") }).click();
}

test("a document that is pasted is reviewed, kept over a reload, and becomes stock @further", async ({
  restaurant,
  visit,
}) => {
  const keeper = await restaurant.hireWith(["INVENTORY"]);
  const page = await visit({ at: address, as: keeper });
  const salt = { title: "SAL DE MAR", quantity: 1, price: 2, unit: 34 };
  const text = JSON.stringify(supplierDocument({ goods: [...goods, salt] }));
  await paste(page, text.slice(0, 200));
  await expect(page.getByText(say("errors.INVALID_DTE_JSON", { where: "" }).slice(0, 40))).toBeVisible();
  await page.getByRole("button", { name: say("purchaseImport.review.to_documents") }).click();
  await expect(page.getByText(say("purchaseImport.queue.state.failed"))).toBeVisible();

  await paste(page, text);
  const cheese = lineOf(page, 1, "QUESO");
  const beer = lineOf(page, 2, "CERVEZA CAJA 24");
  await expect(cheese.getByRole("combobox", { name: say("purchaseImport.line.item") })).toHaveValue("Queso");
  await expect(
    cheese.getByText(say("purchaseImport.line.into", { quantity: "4.536", unit: "kg" })),
  ).toBeVisible();
  const onward = page.getByRole("button", { name: say("common.continue") });
  await expect(onward).toBeDisabled();
  await expect(beer.getByText(say("purchaseImport.line.problems.not_linked"))).toBeVisible();
  await page.getByRole("button", { name: say("purchaseImport.review.make_new", { count: 2 }) }).click();
  await expect(lineOf(page, 4, "SAL DE MAR").getByLabel(say("common.name"))).toHaveValue("Sal de mar");
  await beer.getByLabel(say("common.name")).fill("Cerveza Pilsener");
  // What the description proposes counts for nothing before it is taken.
  await expect(onward).toBeDisabled();
  // Key by key: a number below 1 begins with a 0.
  const factor = beer.getByLabel(
    say("purchaseImport.line.factor", { unit: packWord, itemUnit: say("inventory.unit_short.pc") }),
  );
  await factor.pressSequentially("0.05");
  await expect(factor).toHaveValue("0.05");
  await factor.fill("2000000");
  await expect(factor).toHaveValue("2000000");
  await expect(beer.getByText(say("ui.number.beyond", { most: "1,000,000" }))).toBeVisible();
  await expect(onward).toBeDisabled();
  await beer
    .getByRole("button", {
      name: say("purchaseImport.line.use", { factor: "24", itemUnit: say("inventory.unit_short.pc") }),
    })
    .click();
  await expect(
    beer.getByText(say("purchaseImport.line.into", { quantity: "48", unit: say("inventory.unit_short.pc") })),
  ).toBeVisible();
  await cheese.getByLabel(say("common.quantity")).fill("8.5");
  await expectAccessible(page, "review");

  await page.reload();
  await expect(cheese.getByLabel(say("common.quantity"))).toHaveValue("8.5");
  await expect(beer.getByLabel(say("common.name"))).toHaveValue("Cerveza Pilsener");
  await onward.click();
  const changes = page.getByRole("table", { name: say("purchaseImport.confirm.table") });
  await expect(changes.getByText("+3.856 kg")).toBeVisible();
  await expect(changes.getByText(`+48 ${say("inventory.unit_short.pc")}`)).toBeVisible();
  await expectAccessible(page, "confirm");
  await page.getByRole("button", { name: say("purchaseImport.confirm.import") }).click();
  await expect(
    page.getByRole("status").filter({
      hasText: say("purchaseDocuments.reply.brings", { number: 1, count: 3 }),
    }),
  ).toBeVisible();

  // The same one again is told with its first import, and cannot go on.
  await page.getByRole("button", { name: say("purchaseImport.done.more") }).click();
  await paste(page, text);
  await expect(page.getByRole("alert").filter({ hasText: "compra 1" })).toBeVisible();
  await expect(onward).toBeDisabled();
});

test("many files and a mail are a queue, and one's answer serves the next @further", async ({
  restaurant,
  visit,
}) => {
  const words = sayIn("en");
  const keeper = await restaurant.hire("admin");
  const page = await visit({ at: address, as: keeper, language: "en" });
  const lettuce = { title: "LECHUGA", quantity: 5, price: 0.75 };
  const first = supplierDocument({ goods: [lettuce] });
  const second = supplierDocument({ goods: [{ ...lettuce, quantity: 7 }] });
  const mail = [
    "Subject: Factura",
    'Content-Type: multipart/mixed; boundary="x"',
    "",
    "--x",
    'Content-Type: application/json; name="segunda.json"',
    "Content-Transfer-Encoding: base64",
    "",
    Buffer.from(JSON.stringify(second)).toString("base64"),
    "--x--",
  ].join("\r\n");
  await page
    .locator("input[type=file]")
    .setInputFiles([
      jsonFile("primera.json", first),
      { name: "correo.eml", mimeType: "message/rfc822", buffer: Buffer.from(mail) },
      { name: "factura.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") },
    ]);
  await expect(page.getByText(words("purchaseImport.files.ignored", { names: "factura.pdf" }))).toBeVisible();
  const toDo = page.getByText(words("purchaseImport.queue.state.open", { count: 1 }));
  await expect(toDo).toHaveCount(2);
  await page
    .getByRole("button", { name: words("purchaseImport.queue.open"), exact: true })
    .first()
    .click();
  const line = lineOf(page, 1, "LECHUGA", words);
  await line.getByRole("combobox", { name: words("purchaseImport.line.item") }).click();
  await page
    .getByRole("option", { name: words("purchaseImport.line.new_option", { title: "Lechuga" }) })
    .click();
  await page.getByRole("button", { name: words("common.continue") }).click();
  await page.getByRole("button", { name: words("purchaseImport.confirm.import") }).click();
  await page.getByRole("button", { name: words("purchaseImport.done.next") }).click();
  await expect(line.getByText(words("purchaseImport.line.remembered"))).toBeVisible();
  await page.getByRole("button", { name: words("common.continue") }).click();
  await page.getByRole("button", { name: words("purchaseImport.confirm.import") }).click();
  await expect(
    page.getByRole("status").filter({
      hasText: words("purchaseDocuments.reply.brings", { number: 2, count: 1 }),
    }),
  ).toBeVisible();
});

test("an answer without words is told by its status @further", async ({ restaurant, visit }) => {
  const page = await visit({ at: address, as: await restaurant.hireWith(["INVENTORY"]) });
  await page.route("**/purchases/preview-dte*", (route) =>
    route.fulfill({ status: 500, contentType: "text/html", body: "<h1>Failure</h1>" }),
  );
  await paste(page, JSON.stringify(supplierDocument({ goods })));
  await expect(page.getByText(say("purchases.status_failure", { code: 500 })).first()).toBeVisible();
});

test("an answer that is lost leaves what was sent to be sent again @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: address, as: await restaurant.hireWith(["INVENTORY"]) });
  await paste(page, JSON.stringify(supplierDocument({ goods: goods.slice(0, 1) })));
  await page.getByRole("button", { name: say("common.continue") }).click();
  await page.route("**/purchases/import-dte*", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.route("**/purchases/preview-dte*", (route) => route.abort());
  await page.getByRole("button", { name: say("purchaseImport.confirm.import") }).click();
  await expect(page.getByText(say("platform.unsure.text"))).toBeVisible();
  await page.unroute("**/purchases/import-dte*");
  await page.getByRole("button", { name: say("platform.unsure.again") }).click();
  await expect(
    page.getByRole("status").filter({
      hasText: say("purchaseDocuments.reply.brings", { number: 1, count: 1 }),
    }),
  ).toBeVisible();
});

test("a credit note says what it corrects and takes @further", async ({ restaurant, visit }) => {
  const page = await visit({ at: address, as: await restaurant.hireWith(["INVENTORY"]) });
  const cheese = { title: "QUESO", price: 2.5, unit: 34, code: "Q-01" };
  const bought = supplierDocument({ goods: [{ ...cheese, quantity: 2 }] });
  await paste(page, JSON.stringify(bought));
  await page.getByRole("button", { name: say("common.continue") }).click();
  await page.getByRole("button", { name: say("purchaseImport.confirm.import") }).click();
  await page.getByRole("button", { name: say("purchaseImport.done.more") }).click();
  const note = supplierDocument({
    type: "05",
    corrects: [bought.identificacion.codigoGeneracion],
    goods: [{ ...cheese, quantity: 900 }],
  });
  await paste(page, JSON.stringify(note));
  await expect(page.getByText("compra 1 del")).toBeVisible();
  await expect(
    page.getByText(say("purchaseDocuments.warnings.more_than_bought", { line: 1, found: 900, bought: 2 })),
  ).toBeVisible();
  const priceOnly = page.getByRole("radio", { name: say("purchaseImport.returned.price") });
  await priceOnly.check();
  await expect(page.getByText(say("purchaseImport.review.nothing.takes_back"))).toBeVisible();
  await page.getByRole("radio", { name: say("purchaseImport.returned.goods") }).check();
  await expectAccessible(page, "credit note");

  await page.getByRole("button", { name: say("purchaseImport.review.to_documents") }).click();
  const removed = page.getByRole("button", {
    name: say("purchaseImport.queue.remove", { name: say("purchaseImport.paste.name", { number: 2 }) }),
  });
  await removed.click();
  await expect(removed).toHaveCount(0);
  await page.getByRole("button", { name: say("common.undo") }).click();
  await expect(removed).toBeVisible();
  await page.getByRole("button", { name: say("purchaseImport.queue.open"), exact: true }).click();

  await page.getByRole("button", { name: say("common.continue") }).click();
  await page.getByRole("button", { name: say("purchaseImport.confirm.import") }).click();
  await page.getByRole("button", { name: say("purchaseImport.confirm.take_nothing") }).click();
  await expect(
    page.getByRole("status").filter({
      hasText: say("purchaseDocuments.reply.takes_back", { number: 2, count: 0 }),
    }),
  ).toBeVisible();
});

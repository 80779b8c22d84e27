import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { letIssue } from "../db/seeds/issuing.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { openDrawer } from "./support/cash-drawer.ts";
import { expect, test } from "./support/journey.ts";
import { payOrder } from "./support/pay-order.ts";
import { say } from "./support/say.ts";
import { complete, dishes, sendOrder } from "./support/send-order.ts";

const carne = 650;

const rowOf = (page: Page, no: number) =>
  page.getByRole("row").filter({ hasText: say("common.number_of", { no }) });

async function saved(page: Page, file: string): Promise<{ name: string; text: string }> {
  const saves = page.waitForEvent("download");
  await page.getByRole("button", { name: say("lists.export") }).click();
  await page.getByRole("menuitem", { name: file }).click();
  const download = await saves;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

test("an invoice stands with its tax document and is looked at as a whole @further", async ({
  restaurant,
  callAs,
  visit,
}) => {
  const till = await callAs(await restaurant.hire("admin"));
  await openDrawer(till);
  const sell = async () => {
    const { orderId } = await sendOrder(till, restaurant, [dishes.carne(restaurant)]);
    await complete(till, orderId);
    await payOrder(till, restaurant, { orderId, balance: carne });
  };
  const page = await visit({ at: "/accounting", as: await restaurant.hireWith(["ACCOUNTING"]) });
  await expect(page).toHaveURL(/\/dashboard\/accounting$/);
  await expect(page.getByText(say("accounting.empty"))).toBeVisible();
  await expectAccessible(page, "nothing to account for");

  // Before the restaurant issues an invoice has none; afterwards each has its document. They come by themselves.
  await sell();
  await expect(rowOf(page, 1)).toContainText(say("accounting.no_dte"));
  await restaurant.db.inTenant(restaurant.tenantId, letIssue);
  await sell();
  await expect(rowOf(page, 2)).toContainText(say("accounting.estado.PENDIENTE"));
  await expect(rowOf(page, 2)).toContainText(/DTE-01-\w{8}-\d{15}/);
  await expectAccessible(page, "invoices and their documents");
  await page.getByRole("button", { name: say("accounting.standing"), exact: true }).click();
  await page.getByRole("menuitemradio", { name: say("accounting.no_dte") }).click();
  await expect(rowOf(page, 2)).toHaveCount(0);
  await expect(rowOf(page, 1)).toBeVisible();
  await page.goto("/dashboard/accounting");

  // Its details, and the document as a whole.
  await rowOf(page, 2)
    .getByRole("button", { name: new RegExp(`^${say("common.number_of", { no: 2 })}`) })
    .click();
  const details = page.getByRole("dialog", { name: say("accounting.detail.title", { no: 2 }) });
  await expect(details.getByRole("region", { name: say("invoices.payments") })).toBeVisible();
  await expectAccessible(page, "the details of an invoice");
  await details.getByRole("button", { name: say("accounting.see_dte") }).click();
  const dte = page.getByRole("dialog", { name: say("accounting.dte.title") });
  await expect(dte.getByRole("region", { name: say("accounting.dte.json") })).toContainText(
    '"tipoDte": "01"',
  );
  await dte.getByRole("tab", { name: say("accounting.dte.answer") }).click();
  await expect(dte.getByText(say("accounting.dte.no_answer"))).toBeVisible();
  await expect(dte.getByText(say("accounting.dte.nothing_sent"))).toBeVisible();
  await dte.getByRole("tab", { name: say("accounting.dte.raw") }).click();
  await expect(dte.getByRole("region", { name: say("accounting.dte.raw") })).toContainText(
    '"is_complete": false',
  );
  await expectAccessible(page, "the whole DTE");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(details).toHaveCount(0);

  // The items of an order: asked for without a number, with one of nobody, with its own.
  await page.getByRole("tab", { name: say("accounting.view.items") }).click();
  const ask = page.getByRole("button", { name: say("accounting.items.preview") });
  await ask.click();
  await expect(page.getByText(say("accounting.items.provide_order_id"))).toBeVisible();
  const field = page.getByRole("textbox", { name: say("accounting.items.order") });
  await field.fill("999");
  await ask.click();
  await expect(
    page.getByText(say("accounting.items.unexpected_status", { why: say("accounting.items.unknown_order") })),
  ).toBeVisible();
  await field.fill("2");
  await ask.click();
  const items = page.getByRole("table", { name: say("accounting.items.table", { order: 2 }) });
  await expect(items).toContainText("6.50");
  await expectAccessible(page, "the items of an order");
  const json = await saved(page, say("accounting.items.save_json"));
  expect(json.name).toBe("ItemsProducts_2.json");
  expect(JSON.parse(json.text)).toMatchObject({ ItemsProducts: [{ numItem: 1, ventaGravada: 6.5 }] });
  const csv = await saved(page, say("lists.csv"));
  expect(csv.name).toBe("ItemsProducts_2.csv");
  expect(csv.text).toContain("numItem,descripcion,cantidad,uniMedida,precioUni,ventaGravada,ventaExenta,iva");
});

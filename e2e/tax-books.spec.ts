import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { letIssue } from "../db/seeds/issuing.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { openDrawer } from "./support/cash-drawer.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import { payOrder } from "./support/pay-order.ts";
import type { Restaurant } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { complete, dishes, sendOrder } from "./support/send-order.ts";

const carne = 650;

/** The rows of a file that is saved by a button of these words. */
async function saved(page: Page, button: string): Promise<{ name: string; lines: string[] }> {
  const saves = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  const download = await saves;
  const text = await readFile(await download.path(), "utf8");
  return { name: download.suggestedFilename(), lines: text.trimEnd().split(/\r?\n/) };
}

/** The restaurant issues, and nobody answers: what a document becomes is told here. */
async function issue({ db, tenantId, run }: Restaurant): Promise<void> {
  await db.inTenant(tenantId, (tx) => letIssue(tx));
  await run(
    "update fiscal_settings set nit = '06142303181016', nrc = '2768431', phone = '22577001' where tenant_id = $1",
  );
}

const seal = ({ run }: Restaurant) =>
  run(
    `update tax_documents set state = 'sealed', seal = $2, sealed_at = now(), next_at = null
      where tenant_id = $1 and right(control_number, 15)::bigint = 1`,
    "2026A1B2C3D4E5F60718293A4B5C6D7E8F90ABCD".slice(0, 40),
  );

test("an accountant saves a month's books, compares and closes a month @further", async ({
  restaurant,
  callAs,
  visit,
}) => {
  await issue(restaurant);
  const till = await callAs(await restaurant.hire("admin"));
  await openDrawer(till);
  for (const _ of [1, 2]) {
    const { orderId } = await sendOrder(till, restaurant, [dishes.carne(restaurant)]);
    await complete(till, orderId);
    await payOrder(till, restaurant, { orderId, balance: carne });
  }
  await seal(restaurant);
  const accountant = await restaurant.hireWith(["ACCOUNTING"]);
  const page = await visit({ at: "/dashboard/accounting/books", as: accountant });
  await expect(page.getByRole("heading", { level: 1, name: say("taxBooks.title") })).toBeVisible();
  await expect(page.getByText(say("taxBooks.unsealed", { count: 1 }))).toBeVisible();
  await expect(page.getByRole("row").nth(1)).toContainText(dollars(carne));
  await expectAccessible(page, "the books");

  const book = await saved(page, say("taxBooks.save.readable"));
  expect(book.lines).toHaveLength(3);
  expect(book.lines.at(-1)).toMatch(/^Total,,,1,0,.*,6\.50$/);
  await page.getByRole("button", { name: say("taxBooks.save.annex") }).click();
  await expect(page.getByText(say("taxBooks.annex.unsure.consumers"))).toBeVisible();
  await expectAccessible(page, "the annex");
  const annex = await saved(page, say("taxBooks.annex.save"));
  expect(annex.name).toMatch(/^Anexo2-\d{4}-\d{2}\.csv$/);
  expect(annex.lines.map((line) => line.split(";").length)).toEqual([23]);
  await page.getByRole("tab", { name: new RegExp(say("taxBooks.books.taxpayers")) }).click();
  await expect(page.getByText(say("taxBooks.empty.taxpayers"))).toBeVisible();

  await page.getByRole("link", { name: say("taxBooks.see_unsealed") }).click();
  await expect(page.getByRole("heading", { level: 1, name: say("taxBooks.to_closing") })).toBeVisible();
  const unsealed = page.getByRole("table", { name: say("monthClosing.unsealed_title") });
  await expect(unsealed.getByRole("row")).toHaveCount(2);
  await expect(page.getByRole("button", { name: say("monthClosing.close") })).toBeDisabled();
  const compare = page.getByRole("button", { name: say("monthClosing.compare") }).first();
  await compare.click();
  await expect(page.getByText(say("taxBooks.reply.compared", { count: 0 }))).toBeVisible();
  await expect(page.locator("#differences").getByText(say("monthClosing.no_differences"))).toBeVisible();
  await expectAccessible(page, "the closing");

  // What stands without a seal is looked at from its row.
  await unsealed.getByRole("button", { name: /DTE-01/ }).click();
  await expect(page.getByRole("dialog").getByText(say("accounting.estado.PENDIENTE"))).toBeVisible();
  await page.keyboard.press("Escape");

  // A document that says something else than its sale: left to do here, told in accounting, gone once it is mended.
  const change = (by: number) =>
    restaurant.run(
      "update tax_documents set to_pay_cents = to_pay_cents + $2 where tenant_id = $1 and seal is not null",
      by,
    );
  await change(100);
  await compare.click();
  const together = page.getByRole("listitem").filter({ hasText: say("monthClosing.checks.differences") });
  await expect(together).toContainText(say("monthClosing.left", { count: 1, shown: "1" }));
  await page.goto("/dashboard/accounting");
  await page.getByRole("link", { name: say("common.view_differences") }).click();
  await expect(page).toHaveURL(/\/closing\?.*#differences$/);
  const differences = page.getByRole("table", { name: say("common.differences") });
  await expect(differences).toContainText(dollars(carne + 100));
  await change(-100);
  await compare.click();
  await expect(together.getByRole("img", { name: say("monthClosing.done") })).toBeVisible();
  await page.goto("/dashboard/accounting");
  await expect(page.getByRole("table", { name: say("screens.accounting") })).toBeVisible();
  await expect(page.getByRole("link", { name: say("common.view_differences") })).toHaveCount(0);
  await page.getByRole("link", { name: say("screens.taxClosing") }).click();

  // A month that is over is closed, with what is left said before.
  await page.getByRole("combobox", { name: say("common.month") }).click();
  await page.getByRole("option").nth(1).click();
  await page.getByRole("button", { name: say("monthClosing.close") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("monthClosing.close") })
    .click();
  await expect(page.getByRole("button", { name: say("monthClosing.close_again") })).toBeVisible();
  await expect(page.getByText(/^Cerrado por Persona de prueba/)).toBeVisible();
});

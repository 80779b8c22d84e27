import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";

const csv = (lines: readonly string[]) => ({
  name: "menu.csv",
  mimeType: "text/csv",
  // As spreadsheets of Windows save it: no UTF-8.
  buffer: Buffer.from(lines.join("\r\n"), "latin1"),
});

test("a menu file is corrected and imported once though an answer is lost @further", async ({
  restaurant,
  visit,
}) => {
  const owner = await restaurant.hire("admin");
  const till = await visit({ at: "/dashboard/pos", as: owner });
  const page = await visit({ at: "/dashboard/settings/menu-items/import", as: owner, size: "phone" });
  const file = page.locator("input[type=file]").first();
  const head = "Tipo;Título;Categoría;Precio";
  await file.setInputFiles(csv([head, "producto;Café de olla;Bebidas;1,x", "producto;Ñoquis;Pastas;"]));
  const problems = page.getByRole("list", { name: say("importing.problems_table") });
  await expect(problems.getByText(say("importing.line_no", { line: 2 }))).toBeVisible();
  await expect(problems.getByText("1,x")).toBeVisible();
  await expect(problems.getByText(say("menuFile.problems.required"))).toBeVisible();
  await expectAccessible(page, "file with errors");
  await file.setInputFiles(csv([head, "producto;Café de olla;Bebidas;1,75", "producto;Ñoquis;Pastas;6.50"]));
  await expect(page.getByText(say("menuFile.new_categories", { titles: "Pastas" }))).toBeVisible();
  const changes = page.getByRole("list", { name: say("menuFile.changes_table") });
  await expect(changes.getByText("Ñoquis")).toBeVisible();
  await expect(changes.getByText("$6.50")).toBeVisible();
  // The answer to the import is lost: the page must not say that it failed, and sending it again imports it once.
  await page.route("**/menu-items/import*", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: say("menuFile.save", { count: 2, shown: "2" }) }).click();
  await expect(page.getByText(say("platform.unsure.text"))).toBeVisible();
  await expect(page.getByText(say("importing.state.failed"))).toBeHidden();
  await page.unroute("**/menu-items/import*");
  await page.getByRole("button", { name: say("platform.unsure.again") }).click();
  await expect(page.getByRole("status").filter({ hasText: "Nuevos: 2" })).toBeVisible();
  await expect(till.getByRole("button", { name: /Ñoquis/ })).toBeVisible();
});

test("a price list of another program shows old and new prices before it counts @further", async ({
  restaurant,
  visit,
}) => {
  const owner = await restaurant.hire("admin");
  const page = await visit({ at: "/dashboard/settings/menu-items/import", as: owner, size: "phone" });
  const file = page.locator("input[type=file]").first();
  await file.setInputFiles(csv(["sep=;", "Cosa;Precio;Categoria", "Té de jamaica;1.25;Refrescos"]));
  const problems = page.getByRole("list", { name: say("importing.problems_table") });
  await expect(problems.getByText(say("menuFile.problems.column_missing"))).toBeVisible();
  await page.getByRole("combobox", { name: "Cosa" }).click();
  await page.getByRole("option", { name: say("menuFile.columns.title"), exact: true }).click();
  await page.getByRole("button", { name: say("menuFile.save", { count: 1, shown: "1" }) }).click();
  await expect(page.getByRole("status").filter({ hasText: "Nuevos: 1" })).toBeVisible();
  await file.setInputFiles(csv(["Producto;Precio", "Té de jamaica;1.50"]));
  const changes = page.getByRole("list", { name: say("menuFile.changes_table") });
  await expect(changes.getByText(say("menuFile.old_to_new", { old: "$1.25", now: "$1.50" }))).toBeVisible();
  await expectAccessible(page, "changes before the import");
});

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
  const problems = page.getByRole("table", { name: say("importing.problems_table") });
  await expect(problems.getByText(say("importing.line_no", { line: 2 }))).toBeVisible();
  await expect(problems.getByText("1,x")).toBeVisible();
  await expect(problems.getByText(say("menuFile.problems.required"))).toBeVisible();
  await expectAccessible(page, "file with errors");
  await file.setInputFiles(csv([head, "producto;Café de olla;Bebidas;1,75", "producto;Ñoquis;Pastas;6.50"]));
  await expect(page.getByText(say("menuFile.new_categories", { titles: "Pastas" }))).toBeVisible();
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
  await expect(page.getByRole("status").filter({ hasText: "2 nuevos" })).toBeVisible();
  await expect(till.getByRole("button", { name: /Ñoquis/ })).toBeVisible();
});

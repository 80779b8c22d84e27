import type { Locator } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";

const field = (inside: Locator, label: string) =>
  inside.getByRole("textbox", { name: new RegExp(`^${label}`) });
const use = (inside: Locator, number: string) =>
  inside.getByRole("button", { name: say("ui.number.use", { number }), exact: true });

test("a comma is never guessed: of two readings one is chosen", async ({ restaurant, visit }) => {
  const page = await visit({ at: "/dashboard/inventory", as: await restaurant.hireWith(["INVENTORY"]) });
  await page.getByRole("button", { name: say("inventory.add.act") }).click();
  const adding = page.getByRole("dialog", { name: say("inventory.add.title") });
  await field(adding, say("common.name")).fill("Harina");
  await adding.getByRole("combobox", { name: new RegExp(`^${say("common.unit")}`) }).click();
  await page.getByRole("option", { name: /^kg\b/ }).click();

  const quantity = field(adding, say("common.quantity"));
  await quantity.pressSequentially("1.204,50");
  await expect(quantity).toHaveValue("1.204,50");
  await expect(adding.getByText("= 1,204.5", { exact: true })).toBeVisible();

  const minimum = field(adding, say("inventory.fields.minimum"));
  await minimum.fill("1,000");
  await expect(minimum).toHaveAccessibleDescription(new RegExp(RegExp.escape(say("ui.number.unclear"))));
  const cost = field(adding, say("common.cost_per", { unit: "kg" }));
  await cost.fill("1,225");
  await expectAccessible(page, "numbers with two readings");

  // The cost may be left out; one that is unclear is not left out silently.
  await use(adding, "1000").click();
  await expect(minimum).toHaveValue("1000");
  await expect(minimum).toBeFocused();
  await adding.getByRole("button", { name: say("inventory.add.act") }).click();
  await expect(cost).toBeFocused();
  await expect(cost).toHaveValue("1,225");
  await use(adding, "1.225").click();
  await adding.getByRole("button", { name: say("inventory.add.act") }).click();
  await expect(adding).toHaveCount(0);
  const row = page.getByRole("row").filter({ hasText: "Harina" });
  await expect(row).toContainText("1,204.5 kg");
  // 1,204.5 kg at $1.225, not at $1,225.
  await expect(row).toContainText("$1,475.51");
});

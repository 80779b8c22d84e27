import { expectAccessible } from "./support/accessibility.ts";
import { openDrawer } from "./support/cash-drawer.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";

const drawer = "Caja 1";

test("a drawer is counted by keyboard from figure to figure, and closed by its sum", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/cash", as: await restaurant.hire("manager") });
  await page.getByRole("button", { name: say("cash.open_named", { drawer }) }).click();
  const dialog = page.getByRole("dialog", { name: say("cash.open_title", { drawer }) });
  const pieces = (cents: number) =>
    dialog.getByRole("textbox", {
      name: say("cash.close.pieces_of", { amount: dollars(cents) }),
      exact: true,
    });
  await pieces(2_000).focus();
  for (const many of ["2", "1", "3"]) {
    await page.keyboard.type(many);
    await page.keyboard.press("Enter");
  }
  await expect(pieces(200)).toBeFocused();
  await expect(dialog.getByRole("status").first()).toContainText(dollars(6_500));
  await expectAccessible(page, "counting a drawer");
  await pieces(1).focus();
  await page.keyboard.press("Enter");
  await expect(
    dialog.getByRole("button", { name: say("cash.open_with", { amount: dollars(6_500) }) }),
  ).toBeFocused();
  await page.keyboard.press("Enter");
  const told = page.getByRole("region", { name: say("cash.count.at_opening") });
  await expect(told.getByRole("term")).toHaveText([
    say("cash.paper.pieces", { pieces: 2, amount: dollars(2_000) }),
    say("cash.paper.pieces", { pieces: 1, amount: dollars(1_000) }),
    say("cash.paper.pieces", { pieces: 3, amount: dollars(500) }),
    say("cash.close.counted"),
  ]);
});

test("who counts otherwise types the sum, and the session says so @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ as: await restaurant.hire("manager") });
  const session = await openDrawer(page.request);
  await page.goto(`/dashboard/cash?session=${session}`);
  await page.getByRole("button", { name: say("cash.close.action") }).click();
  await page.getByRole("button", { name: say("cash.close.to_count") }).click();
  const dialog = page.getByRole("dialog", { name: say("cash.close.title", { drawer }) });
  await dialog.getByRole("radio", { name: say("cash.count.by_total") }).check();
  await expect(dialog.getByRole("button", { name: say("cash.close.to_methods") })).toBeDisabled();
  await dialog.getByRole("textbox", { name: say("cash.count.total") }).fill("50");
  await expectAccessible(page, "the sum of a drawer");
  await dialog.getByRole("button", { name: say("cash.close.to_methods") }).click();
  await dialog.getByRole("button", { name: say("cash.close.submit", { amount: dollars(5_000) }) }).click();
  await expect(page.getByRole("heading", { name: say("cash.z_title", { z: 1, drawer }) })).toBeVisible();
  const told = say("cash.count.only_total", { amount: dollars(5_000) });
  await expect(page.getByRole("region", { name: say("cash.count.at_close") })).toContainText(told);
});

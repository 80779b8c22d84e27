import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";

/** Screens of an administrator beside the menu of the settings; each is seen without scrolling. */
const SCREENS = 24;

test("the settings' menu shows every screen at once and finds one by what it sets", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/settings", as: await restaurant.hire("admin") });
  const menu = page.getByRole("navigation", { name: say("screens.settings") });
  const links = menu.getByRole("link");
  await expect(links).toHaveCount(SCREENS);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });

  await menu.getByRole("textbox").fill("propína");
  await expect(links).toHaveText([say("screens.charging")]);
  await menu.getByRole("textbox").press("Enter");
  await expect(page).toHaveURL(/settings\/charging$/);
  await expect(links).toHaveCount(SCREENS);
  await menu.getByRole("textbox").fill("impresora");
  await expect(links).toHaveText([say("screens.printSettings")]);
  await menu.getByRole("textbox").fill("zzz");
  await expect(menu.getByRole("status")).toHaveText(say("settings.menu.nothing_found"));
});

test("on a phone the menu of the settings is a sheet that opens from one line", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({
    at: "/dashboard/settings/tables",
    as: await restaurant.hire("admin"),
    size: "phone",
  });
  await page.getByRole("button", { name: `${say("screens.settings")} ${say("screens.tables")}` }).click();
  const sheet = page.getByRole("dialog", { name: say("screens.settings") });
  await sheet.getByRole("textbox").fill("cupon");
  await sheet.getByRole("link", { name: say("screens.discountCodes") }).click();
  await expect(page).toHaveURL(/discount-codes/);
  await expect(sheet).toHaveCount(0);
});

test("marks of a long page jump to its parts", async ({ restaurant, visit }) => {
  const page = await visit({ at: "/dashboard/settings", as: await restaurant.hire("admin") });
  const marks = page.getByRole("navigation", { name: say("platform.on_this_page") });
  const mark = (part: "details" | "stock") =>
    marks.getByRole("button", { name: say(`settings.store.${part}`) });
  await expect(mark("details")).toHaveAttribute("aria-current", "true");
  const heading = page.getByRole("heading", { name: say("settings.store.stock") });
  await mark("stock").click();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(heading).toBeFocused();
  await expect(mark("stock")).toHaveAttribute("aria-current", "true");
  await expect(marks).toBeInViewport({ ratio: 1 });
});

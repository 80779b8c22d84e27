import { readFile } from "node:fs/promises";
import { guests as ja } from "#app/words/ja/guests.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";

const screen = "/dashboard/settings/menu-items/translations?language=ja";

test("a guest orders in Japanese and reads order, bill and feedback in Japanese", async ({
  restaurant,
  visit,
}) => {
  const { carne } = restaurant.items;
  const [store] = await restaurant.run<{ menu_code: string }>(
    `update store_settings set is_qr_menu_enabled = true, is_qr_order_enabled = true, is_feedback_enabled = true,
      visit_opening = 'first_order' where tenant_id = $1 returning menu_code`,
  );
  const [table] = await restaurant.run<{ locator: string }>(
    "select locator from store_tables where tenant_id = $1 order by id limit 1",
  );
  await restaurant.run(
    "insert into menu_translations (tenant_id, language, menu_item_id, title) values ($1, 'ja', $2, '牛肉のグリル')",
    carne.id,
  );
  const menu = `/m/${store?.menu_code}`;
  const till = await visit({ at: "/dashboard/orders", as: await restaurant.hire("manager"), size: "tablet" });
  const page = await visit({ at: `${menu}?table=${table?.locator}&lang=ja` });
  // What nobody translated says that it is Spanish.
  await expect(page.locator("bdi[lang=es]").first()).toBeVisible();
  await page
    .getByRole("button", { name: /牛肉のグリル/ })
    .first()
    .click();
  await page.getByRole("dialog").locator("button[type=submit]").click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goto(`${menu}/cart?table=${table?.locator}`);
  await expect(page.getByText("牛肉のグリル")).toBeVisible();
  await page.getByLabel(ja.your_name).fill("花子");
  await page.getByRole("button", { name: ja.send_order }).click();
  await page.getByRole("link", { name: ja.see_order }).click();
  await expect(page.getByText("牛肉のグリル")).toBeVisible();
  await expect(page.getByText(carne.title)).toBeHidden();

  await till.getByRole("button", { name: say("qrOrders.pending", { count: 1 }) }).click();
  const panel = till.getByRole("dialog", { name: say("common.qr_orders"), exact: true });
  // Staff read the restaurant's words.
  await expect(panel.getByText(carne.title)).toBeVisible();
  await panel.getByRole("button", { name: say("common.send_to_kitchen") }).click();
  await expect(page.getByText(ja.state_preparing)).toBeVisible();
  await expect(page.getByText("牛肉のグリル")).toBeVisible();
  await page.goto(`${menu}/bill?table=${table?.locator}`);
  await expect(page.getByText("牛肉のグリル")).toBeVisible();
  await expect(page.getByText(carne.title)).toBeHidden();
  await page.goto(`${menu}/feedback?table=${table?.locator}`);
  await expect(page.getByRole("heading", { name: ja.fb_food_quality })).toBeVisible();
});

test("translations go out and come in as a file, changed dishes marked @further", async ({
  restaurant,
  visit,
}) => {
  const { carne } = restaurant.items;
  const owner = await restaurant.hire("admin");
  const page = await visit({ at: screen, as: owner, size: "desktop" });
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: say("menuItems.translations.download") }).click();
  const written = await readFile(await (await coming).path(), "utf8");
  expect(written).toContain("[ja]");
  const filled = written.replace(`,${carne.title},`, `,${carne.title},牛肉のグリル`);

  await page.getByRole("button", { name: say("menuItems.translations.importing.open") }).click();
  const file = page.locator("input[type=file]").first();
  const csv = (text: string) => ({ name: "menu.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await file.setInputFiles(csv(filled.replace("[ja]", "[ko]")));
  await expect(
    page
      .getByText(say("importing.problems_table"))
      .or(page.getByText("ko", { exact: true }))
      .first(),
  ).toBeVisible();
  await file.setInputFiles(csv(filled));
  await expect(page.getByText("牛肉のグリル")).toBeVisible();
  await expectAccessible(page, "the preview of translations");
  await page.getByRole("button", { name: say("menuItems.translations.importing.save") }).click();
  await expect(page.getByText(say("menu.reply.translations_imported", { shown: 1 }))).toBeVisible();

  await restaurant.run(
    "update menu_items set title = 'Carne a la brasa' where tenant_id = $1 and id = $2",
    carne.id,
  );
  await page.goto(`${screen}&show=check`);
  const field = page.getByRole("textbox", { name: /Carne a la brasa/ });
  await expect(field).toHaveValue("牛肉のグリル");
  await expect(page.getByText(say("menuItems.translations.changed"))).toBeVisible();
  await expect(page.getByText(new RegExp(carne.title))).toBeVisible();
  await expectAccessible(page, "a translation to be checked");
  await page.getByRole("button", { name: say("menuItems.translations.still_right") }).click();
  await expect(page.getByText(say("menuItems.translations.none"))).toBeVisible();
});

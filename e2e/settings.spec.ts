import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";

test("the owner sets up store and printing, and two who edit it lose nothing @further", async ({
  restaurant,
  visit,
}) => {
  const owner = await restaurant.hire("admin");
  const page = await visit({ at: "/dashboard/settings", as: owner });
  const name = page.getByRole("textbox", { name: say("common.name") });
  await name.fill("La Ceiba");
  await page.getByRole("switch", { name: new RegExp(`^${say("settings.store.qr_menu")}`) }).check();
  await page.getByRole("button", { name: say("settings.store.save") }).click();
  const menu = page.getByRole("link", { name: say("settings.store.view_menu") });
  await expect(menu).toBeVisible();
  const address = await menu.getAttribute("href");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: say("settings.store.download_qr") }).click();
  expect((await download).suggestedFilename()).toBe("menu-qr.png");

  const picture = page.locator('input[type="file"]').first();
  await picture.setInputFiles({
    name: "foto.png",
    mimeType: "image/png",
    buffer: Buffer.from("<script>alert(1)</script>"),
  });
  await expect(page.getByText(say("validation.not_a_picture"))).toBeVisible();

  const second = await page.context().newPage();
  await second.goto("/dashboard/settings");
  await second.getByRole("textbox", { name: say("common.phone") }).fill("2222-3333");
  await name.fill("La Ceiba del Puerto");
  const saved = page.waitForResponse((reply) => reply.request().method() === "POST");
  await page.getByRole("button", { name: say("settings.store.save") }).click();
  expect((await saved).status()).toBe(200);
  await second.getByRole("button", { name: say("settings.store.save") }).click();
  await expect(second.getByText(say("platform.conflict.text"))).toBeVisible();
  await second.getByRole("button", { name: say("platform.conflict.keep_mine") }).click();
  await expect(second.getByRole("textbox", { name: say("common.name") })).toHaveValue("La Ceiba del Puerto");
  await expect(second.getByRole("textbox", { name: say("common.phone") })).toHaveValue("2222-3333");

  await page.goto("/dashboard/settings/print-settings");
  const paper = page.getByRole("region", { name: say("settings.print.preview") });
  const sheet = paper.locator("[data-width]");
  const parts = {
    "common.store_details": "2222-3333",
    "settings.print.customer": say("settings.example.customer"),
    "settings.print.notes": say("settings.example.note"),
    "settings.print.token": say("common.token"),
  } as const;
  for (const [part, text] of Object.entries(parts)) {
    const name = new RegExp(`^${say(part as keyof typeof parts)}`);
    await expect(sheet).toContainText(text);
    await page.getByRole("switch", { name }).uncheck();
    await expect(sheet).not.toContainText(text);
  }
  await page.getByRole("textbox", { name: say("settings.print.footer") }).fill("Vuelva pronto");
  await expect(sheet).toContainText("Vuelva pronto");
  await page.getByRole("radio", { name: say("settings.print.mm", { width: 57 }) }).check();
  for (const kind of ["receipt", "token_paper", "ticket"] as const) {
    await paper.getByRole("radio", { name: say(`settings.print.${kind}`), exact: true }).check();
    await expect(sheet).toHaveAttribute("data-width", "57");
  }
  // The kitchen needs what guests asked for, whatever receipts leave out.
  await expect(sheet).toContainText(say("settings.example.note"));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(paper).toBeHidden();
  await page.getByRole("button", { name: say("settings.print.preview") }).click();
  await expect(page.getByRole("dialog", { name: say("settings.print.preview") })).toContainText(
    "Vuelva pronto",
  );

  const guest = await visit({ at: new URL(address ?? "").pathname });
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText("La Ceiba del Puerto");
  await expect(guest.getByRole("searchbox")).toBeVisible();
});

test("a settings screen opens at its top, and Back finds the one before as it was left @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/settings", as: await restaurant.hire("admin") });
  const content = page.getByRole("main");
  const top = () => content.evaluate((main) => main.scrollTop);
  await page.getByRole("heading", { name: say("settings.store.stock") }).scrollIntoViewIfNeeded();
  const left = await top();
  expect(left).toBeGreaterThan(0);
  await page.getByRole("link", { name: say("screens.taxIssuer"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: say("screens.taxIssuer") })).toBeVisible();
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect.poll(top).toBe(left);
});

import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";

test("the owner exports everything, saves the file and finds all in it @further", async ({
  restaurant,
  visit,
}) => {
  const as = await restaurant.hire("admin");
  const page = await visit({ at: "/dashboard/settings/export", as });
  await expect(page.getByText(say("dataExport.empty"))).toBeVisible();
  await expectAccessible(page, "nothing exported yet");
  await restaurant.run("insert into customers (tenant_id, phone, name) values ($1, '7000 1111', '=1+1')");
  await page.getByRole("button", { name: say("dataExport.ask") }).click();
  // Made by the worker: the page finds out by itself.
  const save = page.getByRole("link", { name: say("dataExport.save") });
  await expect(save).toBeVisible();
  // It is saved instead of made anew.
  await expect(page.getByRole("button", { name: say("dataExport.ask_again") })).toBeDisabled();
  await expectAccessible(page, "ready");
  const [download] = await Promise.all([page.waitForEvent("download"), save.click()]);
  expect(download.suggestedFilename()).toMatch(/^.+ \d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  const textOf = (name: string) => Buffer.from(files[name] ?? []).toString("utf8");
  expect(textOf("README.txt")).toContain(restaurant.name);
  expect(textOf("settings/store_settings.json")).toContain(restaurant.name);
  expect(textOf("menu/menu_items.csv")).toContain("Quesadilla");
  expect(textOf("customers/customers.csv")).toContain("'=1+1");
  expect(JSON.parse(textOf("manifest.json"))).toMatchObject({ format: 1, currency: "USD" });

  const waiter = await visit({
    at: "/dashboard/settings/export",
    as: await restaurant.hireWith(["SETTINGS"]),
  });
  await expect(waiter).toHaveURL(/\/no-access/);
});

import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";

test("a form that is filled when the session ends stays", async ({ restaurant, visit }) => {
  const owner = await restaurant.hire("admin");
  const page = await visit({ at: "/dashboard/users", as: owner });
  await page.getByRole("button", { name: say("users.add"), exact: true }).click();
  const form = page.getByRole("dialog", { name: say("users.add_title") });
  await form.getByLabel(new RegExp(`^${say("common.name")}`)).fill("Nadie Todavía");
  await page.context().clearCookies();
  // Another tab notices first, and is led to signing in.
  const other = await page.context().newPage();
  await other.goto("/dashboard/users");
  await expect(other).toHaveURL(/\/login/);
  const again = page.getByRole("dialog", { name: say("auth.again.title") });
  await expect(again).toBeVisible();
  await again.getByRole("textbox", { name: say("common.email_to_sign_in") }).fill(owner.username);
  await again.getByLabel(new RegExp(`^${say("common.password")}`)).fill(owner.password);
  await again.getByRole("button", { name: say("auth.again.submit") }).click();
  await expect(again).toHaveCount(0);
  await expect(form.getByLabel(new RegExp(`^${say("common.name")}`))).toHaveValue("Nadie Todavía");
  await expect(page).toHaveURL(/\/dashboard\/users$/);
});

test("a session that ends where nothing is typed leads to signing in @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/users", as: await restaurant.hire("admin") });
  await expect(page.getByRole("heading", { name: say("screens.users") })).toBeVisible();
  await page.context().clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
});

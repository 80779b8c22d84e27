import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";
import { signInByForm } from "./support/sign-in-form.ts";

test("the owner adds a waiter, changes what she may do and keeps her out @further", async ({
  restaurant,
  visit,
}) => {
  const owner = await visit({ at: "/dashboard/users", as: await restaurant.hire("admin") });
  const username = `ana.${Date.now()}@e2e.comanda.test`;
  const password = "una-frase-bien-larga-7";

  await owner.getByRole("button", { name: say("users.add"), exact: true }).click();
  const adding = owner.getByRole("dialog", { name: say("users.add_title") });
  await adding.getByLabel(new RegExp(`^${say("common.name")}`)).fill("Ana Pérez");
  await adding.getByRole("textbox", { name: new RegExp(`^${say("common.email_address")}`) }).fill(username);
  await adding.getByLabel(new RegExp(`^${say("common.password")}`)).fill(password);
  await adding.getByRole("button", { name: say("users.preset.waiter"), exact: true }).click();
  await adding.getByText(say("users.scopes_details")).click();
  await expect(adding.getByRole("checkbox", { name: say("users.scope.POS.name") })).toBeChecked();
  await expect(adding.getByLabel(say("common.job_title"), { exact: true })).toHaveValue(
    say("users.preset.waiter"),
  );
  await expectAccessible(owner, "adding a user");
  await adding.getByRole("button", { name: say("users.add"), exact: true }).click();
  const card = owner.getByRole("row", { name: /Ana Pérez/ });
  const menu = card.getByRole("button", { name: say("common.more_actions_for_name", { name: "Ana Pérez" }) });
  await expect(card).toContainText(username);

  const waiter = await visit({ at: "/login", size: "phone" });
  await signInByForm(waiter, { username, password });
  await expect(waiter).toHaveURL(/\/dashboard\/orders/);

  await menu.click();
  await owner.getByRole("menuitem", { name: say("common.edit") }).click();
  const editing = owner.getByRole("dialog", { name: say("common.edit_name", { name: "Ana Pérez" }) });
  await editing.getByRole("button", { name: say("users.preset.cook"), exact: true }).click();
  await editing.getByRole("button", { name: say("common.save") }).click();
  await expect(card).toContainText(say("users.preset.cook"));
  await card.getByRole("button", { name: "Ana Pérez" }).first().click();
  const details = owner.getByRole("dialog", { name: "Ana Pérez" });
  await expect(details.getByText(say("users.scope.KITCHEN.about"))).toBeVisible();
  await owner.keyboard.press("Escape");
  // Told while she looks at a screen that is not hers any more, without touching anything.
  await expect(waiter).toHaveURL(/\/no-access/);

  await menu.click();
  await owner.getByRole("menuitem", { name: say("common.deactivate") }).click();
  await owner
    .getByRole("dialog", { name: say("users.disable_title", { name: "Ana Pérez" }) })
    .getByRole("button", { name: say("common.deactivate") })
    .click();
  await expect(card.getByText(say("users.inactive"))).toBeVisible();
  await waiter.goto("/dashboard/kitchen");
  await expect(waiter).toHaveURL(/\/login/);
  await signInByForm(waiter, { username, password });
  await expect(waiter.getByRole("main").getByText(say("errors.invalid_credentials"))).toBeVisible();
});

test("a cook without an address gets a user name and signs in with it @further", async ({
  restaurant,
  visit,
}) => {
  const owner = await visit({ at: "/dashboard/users", as: await restaurant.hire("admin") });
  const password = "una-frase-bien-larga-7";
  await owner.getByRole("button", { name: say("users.add"), exact: true }).click();
  const adding = owner.getByRole("dialog", { name: say("users.add_title") });
  await adding.getByLabel(new RegExp(`^${say("common.name")}`)).fill("Rosa Díaz");
  await adding.getByRole("radio", { name: say("users.with_name") }).check();
  await adding.getByRole("textbox", { name: new RegExp(`^${say("users.short_name")}`) }).fill("rosa");
  await adding.getByLabel(new RegExp(`^${say("common.password")}`)).fill(password);
  await adding.getByLabel(say("users.first_pin")).fill("4827");
  await adding.getByRole("button", { name: say("users.preset.cook"), exact: true }).click();
  await adding.getByRole("button", { name: say("users.add"), exact: true }).click();
  const card = owner.getByRole("row", { name: /Rosa Díaz/ });
  await expect(card).toContainText(say("users.has_pin"));
  const [username = ""] = (await card.textContent())?.match(/rosa@[a-z0-9-]+/) ?? [];

  const cook = await visit({ at: "/login", size: "phone" });
  await signInByForm(cook, { username, password });
  await expect(cook).toHaveURL(/\/dashboard\/kitchen/);
});

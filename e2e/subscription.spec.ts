import { sayIn } from "#platform/server/i18n/say.ts";
import { demoPassword, platformRoot } from "../db/seeds/demo/demo-people.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { openDrawer } from "./support/cash-drawer.ts";
import { expect, test } from "./support/journey.ts";
import type { Restaurant } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { signInByForm } from "./support/sign-in-form.ts";

/** What was given has ended some days ago. */
async function endTrial({ db, tenantId }: Restaurant): Promise<void> {
  await db.directory(
    "update tenants set subscription_kind = 'trial', subscription_end = '2026-01-31', grace_days = 0 where id = $1",
    [tenantId],
  );
}

test("an admin whose trial ended subscribes by card, cancels and takes it back @further", async ({
  restaurant,
  visit,
}) => {
  const admin = await restaurant.hire("admin");
  await endTrial(restaurant);
  const page = await visit({ at: "/login" });
  await signInByForm(page, admin);
  await expect(page).toHaveURL(/\/dashboard\/inactive-subscription$/);
  const plan = page.getByRole("article", { name: say("subscription.plan.title") });
  await expect(plan.getByText(say("subscription.plan.unlimited_orders"))).toBeVisible();
  await expectAccessible(page, "inactive subscription");

  // Whoever leaves Stripe's page without paying comes back and may try again.
  await plan.getByRole("button", { name: say("subscription.subscribe") }).click();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(
    page.getByRole("heading", { name: say("subscription.cancelled_payment.title") }),
  ).toBeVisible();
  await page.getByRole("button", { name: say("subscription.cancelled_payment.back") }).click();
  await page.getByRole("button", { name: say("subscription.pay_by_card") }).click();
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page.getByRole("heading", { name: say("subscription.success.title") })).toBeVisible();
  await expect(page.getByText(say("subscription.success.message"))).toBeVisible();
  await expectAccessible(page, "payment received");
  await page.getByRole("button", { name: say("common.sign_out") }).click();

  await signInByForm(page, admin);
  await expect(page).toHaveURL(/\/dashboard\/home$/);
  await page.goto("/dashboard/profile");
  await expect(page.getByText(say("subscription.active"), { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: say("subscription.cancel") }).click();
  const question = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await question.getByRole("button", { name: say("subscription.cancel") }).click();
  await expect(page.getByText(say("subscription.phase.cancelled"))).toBeVisible();
  await expectAccessible(page, "cancelled subscription");
  await page.getByRole("button", { name: say("subscription.resume") }).click();
  await expect(page.getByRole("button", { name: say("subscription.cancel") })).toBeVisible();
});

test("without a subscription staff are told whom to tell @further", async ({ restaurant, visit }) => {
  const english = sayIn("en");
  const [waiter, admin] = [await restaurant.hire("waiter"), await restaurant.hire("admin")];
  await endTrial(restaurant);
  const phone = await visit({ at: "/dashboard/inactive-subscription", as: waiter, size: "phone" });
  await expect(phone.getByText(say("subscription.inactive_staff", { store: restaurant.name }))).toBeVisible();
  await expect(phone.getByRole("button", { name: say("subscription.subscribe") })).toHaveCount(0);
  const office = await visit({ at: "/dashboard/pos", as: admin, language: "en" });
  await expect(office).toHaveURL(/\/dashboard\/inactive-subscription$/);
  await expect(
    office.getByText(english("subscription.inactive_admin_ended", { day: "31/01/2026" })),
  ).toBeVisible();
  await office.getByRole("button", { name: english("subscription.subscribe") }).click();
  await office.getByRole("button", { name: "Pay" }).click();
  await expect(office.getByRole("heading", { name: english("subscription.success.title") })).toBeVisible();
});

test("a card given during the trial is told when it is charged first @further", async ({
  restaurant,
  visit,
}) => {
  await restaurant.db.directory(
    "update tenants set subscription_kind = 'trial', subscription_end = current_date + 20 where id = $1",
    [restaurant.tenantId],
  );
  const page = await visit({ at: "/dashboard/profile", as: await restaurant.hire("admin") });
  await page.getByRole("button", { name: say("subscription.pay_by_card") }).click();
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page.getByRole("heading", { name: say("subscription.success.card_title") })).toBeVisible();
  await page.goto("/dashboard/profile");
  await expect(page.getByText(say("subscription.first_charge"))).toBeVisible();
  await expect(page.getByText(say("subscription.card_on"))).toBeVisible();
});

test("the operator enters a payment by hand and undoes it @further", async ({ restaurant, visit }) => {
  await endTrial(restaurant);
  const at = `/superadmin/dashboard/tenants/${restaurant.tenantId}/subscription-history`;
  const page = await visit({ at, as: { ...platformRoot, password: demoPassword } });
  const title = say("subscription.history.title_of", { name: restaurant.name });
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await page.getByRole("button", { name: say("subscription.history.enter") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(say("common.note")).fill("Transferencia 4471");
  await expectAccessible(page, "payment by hand");
  await dialog.getByRole("button", { name: say("subscription.history.enter") }).click();
  await expect(page.getByText("Transferencia 4471")).toBeVisible();
  await expect(page.getByText(say("subscription.active"), { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: /^Deshacer el pago/ }).click();
  await page.getByRole("menuitem", { name: say("common.undo") }).click();
  await dialog.getByLabel(say("common.reason")).fill("Era de otro restaurante");
  await dialog.getByRole("button", { name: say("subscription.history.undo_title") }).click();
  await expect(page.getByText(/Era de otro restaurante/)).toBeVisible();
  await expect(page.getByText(say("subscription.inactive"), { exact: true })).toBeVisible();
  await expectAccessible(page, "subscription history");
});

test("whoever would cut a restaurant in service off is told so @further", async ({ restaurant, visit }) => {
  await restaurant.db.directory(
    `update tenants set subscription_kind = 'paid', grace_days = 5,
       subscription_end = (now() at time zone time_zone)::date - 1 where id = $1`,
    [restaurant.tenantId],
  );
  const office = await visit({ at: "/dashboard/profile", as: await restaurant.hire("admin") });
  await openDrawer(office.request);
  const inService = new RegExp(say("subscription.in_service.since", { since: ".+" }));

  const operator = await visit({
    at: `/superadmin/dashboard/tenants?q=${encodeURIComponent(restaurant.name)}`,
    as: { ...platformRoot, password: demoPassword },
  });
  const choose = async (action: string) => {
    await operator
      .getByRole("button", { name: say("common.actions_for_name", { name: restaurant.name }) })
      .click();
    await operator.getByRole("menuitem", { name: action }).click();
  };
  const dialog = operator.getByRole("dialog");
  await choose(say("common.edit"));
  await expect(dialog.getByText(inService)).toHaveCount(0);
  await dialog.getByLabel(say("platformTenants.is_active")).uncheck();
  await expect(dialog.getByText(inService)).toBeVisible();
  await expect(dialog.getByText(say("subscription.in_service.switch_off"))).toBeVisible();
  await expectAccessible(operator, "switching off in service");
  // What was changed in the dialog would be asked about.
  await operator.reload();
  await choose(say("common.delete"));
  await expect(dialog.getByText(inService)).toBeVisible();
  await expect(dialog.getByText(say("subscription.in_service.remove"))).toBeVisible();
  await expectAccessible(operator, "deleting in service");

  await office.getByRole("button", { name: say("subscription.cancel") }).click();
  const question = office.getByRole("alertdialog").or(office.getByRole("dialog"));
  await expect(question.getByText(/está en servicio desde/)).toBeVisible();
  await question.getByRole("button", { name: say("subscription.cancel") }).click();
  await expect(office.getByText(say("subscription.reply.ended_in_service"))).toBeVisible();
  await expect(office.getByText(say("subscription.active"), { exact: true }).first()).toBeVisible();
  await expect(office).toHaveURL(/\/dashboard\/profile$/);
});

import type { MessageKey } from "#app/words/message-key.ts";
import { demoPassword, demoStaff, otherAdmin, platformRoot } from "../db/seeds/demo/demo-people.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { linkIn, mailTo } from "./support/mails.ts";
import type { Job } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { signInByForm } from "./support/sign-in-form.ts";

test("signing in tells what is missing or wrong, where it is", async ({ restaurant, visit }) => {
  const waiter = await restaurant.hire("waiter");
  const page = await visit({ at: "/login", size: "phone" });
  const username = page.getByRole("textbox", { name: say("common.email_to_sign_in") });
  const password = page.getByLabel(new RegExp(`^${say("common.password")}`));
  const submit = page.getByRole("button", { name: say("common.sign_in"), exact: true });
  await submit.click();
  await expect(page.getByText(say("auth.login.username_error")).first()).toBeVisible();
  await expect(page.getByText(say("auth.login.password_error")).first()).toBeVisible();
  await expect(username).toBeFocused();
  await expect(username).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page, "refused sign in");
  await username.fill(waiter.username);
  await submit.click();
  await expect(password).toBeFocused();
  await signInByForm(page, { ...waiter, password: "no-es-la-clave" });
  await expect(page.getByRole("main").getByText(say("errors.invalid_credentials"))).toBeVisible();
  await expect(username).toHaveValue(waiter.username);
  await signInByForm(page, waiter);
  await expect(page).toHaveURL(/\/dashboard\/orders$/);
});

test("a forgotten password is replaced with the mailed link, once @further", async ({
  restaurant,
  visit,
}) => {
  const { username } = await restaurant.hire("waiter");
  const page = await visit({ at: "/login" });
  await page.getByRole("link", { name: say("auth.login.forgot") }).click();
  await expectAccessible(page, "forgot password");
  await page.getByRole("textbox", { name: say("common.email_to_sign_in") }).fill(username);
  await page.getByRole("button", { name: say("auth.password.forgot_submit") }).click();
  await expect(page.getByText(say("auth.reset_mailed"))).toBeVisible();
  const mail = await mailTo(username);
  // Mails to somebody who never chose a language are in the restaurant's.
  expect(mail.subject).toBe(say("auth.mail.reset_subject"));
  const address = linkIn(mail, "/reset-password");
  await page.goto(address);
  await expectAccessible(page, "new password");
  const password = page.getByLabel(new RegExp(`^${say("auth.password.reset_password")}`));
  await password.fill("corta");
  await page.getByRole("button", { name: say("common.save_password") }).click();
  await expect(page.getByRole("main").getByText(say("auth.password.too_short"))).toBeVisible();
  await password.fill("otra-clave-larga-8");
  await page.getByRole("button", { name: say("common.save_password") }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signInByForm(page, { username, password: "otra-clave-larga-8" });
  await expect(page).toHaveURL(/\/dashboard\/orders$/);
  await page.goto(address);
  await page.getByLabel(new RegExp(`^${say("auth.password.reset_password")}`)).fill("una-tercera-clave-3");
  await page.getByRole("button", { name: say("common.save_password") }).click();
  await expect(page.getByRole("main").getByText(say("errors.reset_link_invalid"))).toBeVisible();
});

test("without a subscription every screen leads to the page that says so @further", async ({
  restaurant,
  visit,
}) => {
  const [admin, waiter] = await Promise.all([restaurant.hire("admin"), restaurant.hire("waiter")]);
  const office = await visit({ at: "/dashboard/pos", as: admin });
  const phone = await visit({ at: "/dashboard/pos", as: waiter, size: "phone" });
  await expect(phone.getByRole("button", { name: "Horchata" })).toBeVisible();
  await restaurant.setActive(false);
  await office.goto("/dashboard/orders");
  await phone.goto("/dashboard/orders");
  for (const page of [office, phone]) {
    await expect(page).toHaveURL(/\/dashboard\/inactive-subscription$/);
    await expect(page.getByText(say("subscription.inactive_title"))).toBeVisible();
    await expectAccessible(page, "inactive subscription");
  }
  await expect(phone.getByText(say("subscription.inactive_staff", { store: restaurant.name }))).toBeVisible();
  await office.goto("/dashboard/profile");
  await expect(office.getByText(say("subscription.inactive"))).toBeVisible();
  await phone.getByRole("button", { name: say("subscription.check_again") }).click();
  await expect(phone.getByText(say("subscription.still_inactive"))).toBeVisible();
  await restaurant.setActive(true);
  await phone.getByRole("button", { name: say("subscription.check_again") }).click();
  await expect(phone).toHaveURL(/\/dashboard\/orders$/);
});

/** Who may open home begins there (docs/decisions/0004). */
const landings = [
  [demoStaff.admin, "/dashboard/home"],
  [demoStaff.manager, "/dashboard/home"],
  [demoStaff.cashier, "/dashboard/order-charge"],
  [demoStaff.waiter, "/dashboard/orders"],
  [demoStaff.cook, "/dashboard/kitchen"],
  [demoStaff.barkeeper, "/dashboard/bar"],
  [otherAdmin, "/dashboard/home"],
] as const;

test("each demo sign-in lands where its person works @further", async ({ visit }) => {
  for (const [{ username, name }, landing] of landings) {
    const page = await visit({ at: "/" });
    await signInByForm(page, { username, password: demoPassword });
    await expect(page).toHaveURL(new RegExp(`${landing}$`));
    await expect(page.getByRole("button", { name: say("shell.user_menu", { name }) })).toBeVisible();
    await page.close();
  }
});

test("the operator of the platform signs in and sees the restaurants @further", async ({
  browser,
  baseURL,
}) => {
  // At the machine itself: who comes through a proxy is not offered the demo's sign-ins.
  const page = await (
    await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: "es-SV" })
  ).newPage();
  await page.goto("/superadmin");
  await page.getByRole("button", { name: platformRoot.name }).click();
  await expect(page).toHaveURL(/\/superadmin\/dashboard\/home$/);
  await expect(page.getByRole("article", { name: say("platformFigures.active") })).toBeVisible();
  await expectAccessible(page, "platform");
  // Nobody is signed in at the restaurants' door.
  await page.goto("/dashboard/pos");
  await expect(page).toHaveURL(/\/login\?/);
});

const sidebars = {
  admin: [
    "screens.home",
    "screens.pos",
    "screens.orders",
    "screens.kitchen",
    "screens.bar",
    "screens.orderStatus",
    "screens.customerDisplay",
    "screens.orderCharge",
    "screens.cash",
    "screens.reservations",
    "screens.customers",
    "screens.invoices",
    "screens.accounting",
    "screens.inventory",
    "screens.purchases",
    "screens.feedbacks",
    "screens.users",
    "screens.reports",
    "screens.settings",
  ],
  cashier: [
    "screens.pos",
    "screens.orders",
    "screens.orderStatus",
    "screens.customerDisplay",
    "screens.orderCharge",
    "screens.cash",
    "screens.customers",
    "screens.invoices",
    "screens.accounting",
  ],
  waiter: ["screens.pos", "screens.orders", "screens.reservations", "screens.customers"],
  cook: ["screens.kitchen", "screens.bar"],
} as const satisfies Partial<Record<Job, readonly MessageKey[]>>;

test("the sidebar lists what the scope of whoever is signed in opens, and nothing else @further", async ({
  restaurant,
  visit,
}) => {
  for (const job of ["admin", "cashier", "waiter", "cook"] as const) {
    const page = await visit({ at: "/dashboard/profile", as: await restaurant.hire(job) });
    const links = page.getByRole("navigation", { name: say("ui.mainMenu") }).getByRole("link");
    await expect(links, job).toHaveText(sidebars[job].map((key) => say(key)));
  }
});

test("a screen without the scope for it is refused with a way on @further", async ({ restaurant, visit }) => {
  const page = await visit({ at: "/dashboard/profile", as: await restaurant.hire("cook") });
  await expect(page.getByRole("heading", { name: say("screens.profile") })).toBeVisible();
  await page.goto("/dashboard/pos");
  await expect(page).toHaveURL(/\/no-access$/);
  await expect(page.getByRole("heading", { name: say("shell.no_access_title") })).toBeVisible();
  await expectAccessible(page, "no access");
  await page.getByRole("button", { name: say("shell.go_home") }).click();
  await expect(page).toHaveURL(/\/dashboard\/kitchen$/);
});

test("signing in leads back to where somebody wanted to go, with its filters @further", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/orders?status=pending" });
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await signInByForm(page, await restaurant.hire("cashier"));
  await expect(page).toHaveURL(/\/dashboard\/orders\?status=pending$/);
  await expect(page.getByRole("radio", { name: say("orders.filter.pending") })).toBeChecked();
});

test("nobody is led to a foreign address or one that they may not enter @further", async ({
  restaurant,
  visit,
}) => {
  const waiter = await restaurant.hire("waiter");
  for (const wanted of [
    "//evil.example/dashboard",
    "/dashboard/settings/stations",
    "/superadmin/dashboard",
  ]) {
    const page = await visit({ at: `/login?redirect=${encodeURIComponent(wanted)}` });
    await signInByForm(page, waiter);
    await expect(page, wanted).toHaveURL(/127\.0\.0\.1:\d+\/dashboard\/orders$/);
    await page.close();
  }
});

test("at a shared till the next person begins at their own place @further", async ({ restaurant, visit }) => {
  const cashier = await restaurant.hire("cashier");
  const page = await visit({ at: "/dashboard/cash", as: cashier });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("screens.cash"));
  const second = await page.context().newPage();
  await second.goto("/dashboard/order-charge");
  await expect(second.getByRole("heading", { level: 1 })).toHaveText(say("screens.orderCharge"));
  await page.getByRole("button", { name: say("shell.user_menu", { name: demoStaff.cashier.name }) }).click();
  await page.getByRole("menuitem", { name: say("common.sign_out") }).click();
  for (const tab of [page, second]) await expect(tab).toHaveURL(/\/login$/);
  await signInByForm(page, await restaurant.hire("cook"));
  await expect(page).toHaveURL(/\/dashboard\/kitchen$/);
});

test("who is signed in passes the sign-in screen by; after signing out nothing is open", async ({
  restaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/pos", as: await restaurant.hire("cashier") });
  await expect(page.getByRole("button", { name: "Horchata" })).toBeVisible();
  await page.goto("/login");
  await expect(page).toHaveURL(/\/dashboard\/order-charge$/);
  await page.getByRole("button", { name: say("shell.user_menu", { name: demoStaff.cashier.name }) }).click();
  await page.getByRole("menuitem", { name: say("common.sign_out") }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto("/dashboard/orders");
  await expect(page).toHaveURL(/\/login$/);
  expect((await page.request.get("/api/v1/auth/me")).status()).toBe(401);
});

test("a device that is removed elsewhere is out at once @further", async ({ restaurant, visit }) => {
  const cook = await restaurant.hire("cook");
  const kitchen = await visit({ at: "/dashboard/kitchen", as: cook, size: "tablet" });
  await expect(kitchen.getByText(say("kitchen.empty_kitchen"))).toBeVisible();
  await expect(kitchen.getByText(say("shell.online"))).toBeVisible();
  const phone = await visit({ at: "/dashboard/devices", as: cook, size: "phone" });
  const devices = phone.getByRole("main").getByRole("listitem");
  await expect(devices).toHaveCount(2);
  const mine = devices.filter({ hasText: say("profile.devices.mine") });
  await expect(mine).toHaveCount(1);
  await expect(mine.getByRole("button")).toHaveCount(0);
  await devices
    .filter({ hasNotText: say("profile.devices.mine") })
    .getByRole("button")
    .click();
  const question = phone.getByRole("dialog", { name: say("profile.devices.confirm_title") });
  await expectAccessible(phone, "question before removing a device");
  await question.getByRole("button", { name: say("profile.devices.confirm") }).click();
  await expect(kitchen).toHaveURL(/\/login\?redirect=/);
  await expect(devices).toHaveCount(1);
  expect((await kitchen.request.get("/api/v1/kitchen")).status()).toBe(401);
});

test("an access cookie that has ended is renewed without a word", async ({ restaurant, visit }) => {
  const page = await visit({ at: "/dashboard/orders", as: await restaurant.hire("waiter") });
  await expect(page.getByText(say("common.no_open_accounts"))).toBeVisible();
  const accessCookie = async () =>
    (await page.context().cookies()).find(({ name }) => name === "comanda_access")?.value;
  const before = await accessCookie();
  await restaurant.run(
    "update session_tokens set expires_at = now() where tenant_id = $1 and kind = 'access'",
  );
  await page.getByRole("button", { name: say("common.refresh") }).click();
  await expect.poll(accessCookie).not.toBe(before);
  await page.context().clearCookies({ name: "comanda_access" });
  await page.reload();
  await expect(page.getByText(say("common.no_open_accounts"))).toBeVisible();
  await expect.poll(accessCookie).toBeDefined();
});

test("two tabs that renew the session at once stay signed in @further", async ({ restaurant, visit }) => {
  const first = await visit({ at: "/dashboard/orders", as: await restaurant.hire("waiter") });
  const second = await first.context().newPage();
  await second.goto("/dashboard/orders");
  await restaurant.run(
    "update session_tokens set expires_at = now() where tenant_id = $1 and kind = 'access'",
  );
  await Promise.all([first.reload(), second.reload()]);
  for (const page of [first, second])
    await expect(page.getByText(say("common.no_open_accounts"))).toBeVisible();
  await Promise.all([first.reload(), second.reload()]);
  for (const page of [first, second])
    await expect(page.getByText(say("common.no_open_accounts"))).toBeVisible();
  const ended = await restaurant.run("select id from sessions where tenant_id = $1 and ended_at is not null");
  expect(ended).toEqual([]);
});

test("a way in has its first field focused, and the product beside it on a desk @further", async ({
  visit,
}) => {
  const phone = await visit({ at: "/login", size: "phone" });
  const username = phone.getByLabel(new RegExp(say("common.email_to_sign_in")));
  await expect(username).toBeFocused();
  await expect(username).toHaveAttribute("autocomplete", "username");
  await expect(phone.locator("input[type=password]")).toHaveAttribute("autocomplete", "current-password");
  await expect(phone.getByText(say("auth.pitch"))).toBeHidden();
  await phone.getByRole("link", { name: say("auth.login.forgot") }).click();
  await expect(username).toBeFocused();
  await username.fill("nadie@e2e.comanda.test");
  await phone.getByRole("button", { name: say("auth.password.forgot_submit") }).click();
  await expect(phone.getByRole("heading", { name: say("common.check_your_email") })).toBeFocused();

  const desk = await visit({ at: "/login" });
  await expect(desk.getByText(say("auth.pitch"))).toBeVisible();
  await expect(desk.locator("main svg[viewBox='0 0 640 480']")).toBeVisible();
});

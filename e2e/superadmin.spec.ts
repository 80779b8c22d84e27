import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { MessageKey } from "#app/words/message-key.ts";
import { type Language, languages } from "#platform/domain/text/languages.ts";
import { nextCode } from "#platform/server/auth/totp.ts";
import { sayIn } from "#platform/server/i18n/say.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { exportList } from "./support/export-list.ts";
import { expect, test } from "./support/journey.ts";
import { anOperator, operatorName, type SignIn } from "./support/restaurant.ts";
import { signInByForm } from "./support/sign-in-form.ts";

type Say = ReturnType<typeof sayIn>;

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

async function choose(page: Page, say: Say, name: string, action: MessageKey): Promise<void> {
  await page.getByRole("button", { name: say("common.actions_for_name", { name }) }).click();
  await page.getByRole("menuitem", { name: say(action) }).click();
}

async function add(page: Page, say: Say, { name, email }: { name: string; email: string }): Promise<void> {
  await page.getByRole("button", { name: say("platformTenants.add") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: say("platformTenants.add") }).click();
  await expect(dialog.getByRole("textbox", { name: say("common.name") })).toBeFocused();
  await dialog.getByRole("textbox", { name: say("common.name") }).fill(name);
  await dialog.getByRole("textbox", { name: say("common.email") }).fill(email);
  await dialog.getByLabel(new RegExp(`^${say("platformTenants.password")}`)).fill("una frase muy larga");
  await expectAccessible(page, "add a restaurant");
  await dialog.getByRole("button", { name: say("platformTenants.add") }).click();
  await expect(dialog).toBeHidden();
}

async function find(page: Page, say: Say, words: string): Promise<void> {
  await page.getByRole("textbox", { name: say("platformTenants.search") }).fill(words);
  await expect(page).toHaveURL(/[?&]q=/);
}

async function exportFile(page: Page, say: Say): Promise<{ name: string; text: string }> {
  const saves = page.waitForEvent("download");
  await exportList(page, say);
  const download = await saves;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

/** A tile is named with its count behind the words. It is chosen at once, before the address has changed. */
async function showOnly(page: Page, say: Say, status: "active" | "inactive"): Promise<void> {
  const tile = page.getByRole("radio", {
    name: new RegExp(`^${say(`platformTenants.status.${status}`)}`),
  });
  const isChosenAtOnce = await tile.evaluate((radio: HTMLInputElement) => {
    radio.click();
    return radio.checked;
  });
  expect(isChosenAtOnce).toBe(true);
}

/** By the navigation of the console, which stands before the way down to a screen. */
const open = (page: Page, label: string) =>
  page.getByRole("navigation").getByRole("link", { name: label, exact: true }).first().click();

/** Gives the restaurant as it is known in the end. */
async function walkTenants(page: Page, language: Language): Promise<{ name: string; email: string }> {
  const say = sayIn(language);
  const id = randomUUID().slice(0, 8);
  const name = `=Fonda <b>${language}</b> ${id}`;
  const email = `fonda-${language}-${id}@lacasa.example`;
  await open(page, say("common.restaurants"));
  await expect(page).toHaveURL(/\/superadmin\/dashboard\/tenants$/);
  await add(page, say, { name, email });
  // Found by the beginnings of words, in the address.
  await find(page, say, email.toUpperCase());
  await expect(rowOf(page, name)).toContainText(say("platformTenants.state_active"));
  await choose(page, say, name, "common.edit");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: say("common.name") }).fill(`${name} 2`);
  await dialog.getByRole("checkbox", { name: say("platformTenants.is_active") }).uncheck();
  await dialog.getByRole("button", { name: say("common.save") }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, `${name} 2`)).toContainText(say("platformTenants.state_inactive"));
  await showOnly(page, say, "active");
  await expect(page.getByText(say("common.no_results"), { exact: true })).toBeVisible();
  await showOnly(page, say, "inactive");
  await expect(rowOf(page, `${name} 2`)).toBeVisible();
  const file = await exportFile(page, say);
  expect(file.name).toContain(say("platformTenants.status.inactive"));
  expect(file.text).toContain(`'${name} 2`);
  await choose(page, say, `${name} 2`, "platformTenants.view");
  await expect(page.getByRole("heading", { level: 1, name: `${name} 2` })).toBeVisible();
  await expect(page.getByText(email).first()).toBeVisible();
  return { name: `${name} 2`, email };
}

/** From the list: told to be deleted by its typed name, seen as that, and kept after all. */
async function walkDeletion(
  page: Page,
  say: Say,
  { name, email }: { name: string; email: string },
): Promise<void> {
  await open(page, say("common.restaurants"));
  await find(page, say, email);
  const listed = page.getByRole("table", { name: say("common.restaurants") }).getByRole("row");
  const row = listed.filter({ hasText: name });
  await row.getByRole("button", { name: say("common.actions_for_name", { name }) }).click();
  await page.getByRole("menuitem", { name: say("common.delete") }).click();
  const dialog = page.getByRole("dialog", { name: say("common.delete_name_question", { name }) });
  const typed = dialog.getByRole("textbox", { name: say("tenantDeletion.name_label") });
  const submit = dialog.getByRole("button", { name: say("tenantDeletion.submit") });
  await typed.fill(`${name}!`);
  await submit.click();
  await expect(dialog.getByText(say("errors.tenant_name_differs"))).toBeVisible();
  await expectAccessible(page, "delete a restaurant");
  await typed.fill(name);
  await submit.click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText(say("tenantDeletion.badge", { date: "" }).trim());
  const told = page.getByRole("table", { name: say("tenantDeletion.section") }).getByRole("row");
  await expect(told.filter({ hasText: name })).toContainText(operatorName);
  await row.getByRole("button", { name: say("common.actions_for_name", { name }) }).click();
  await page.getByRole("menuitem", { name: say("platformTenants.view") }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expectAccessible(page, "a restaurant that is being deleted");
  await page.getByRole("button", { name: say("tenantDeletion.undo") }).click();
  await page.getByRole("button", { name: say("tenantDeletion.undo_confirm") }).click();
  await expect(page.getByText(say("tenantDeletion.reply.kept", { name }))).toBeVisible();
  await expect(page.getByRole("button", { name: say("tenantDeletion.undo") })).toHaveCount(0);
}

async function walkFigures(page: Page, language: Language): Promise<void> {
  const say = sayIn(language);
  await open(page, say("platformConsole.nav.home"));
  for (const figure of ["active", "orders_today", "sales_today", "mrr", "arr"] as const)
    await expect(page.getByRole("article", { name: say(`platformFigures.${figure}`) })).toBeVisible();
  await open(page, say("common.reports"));
  await expect(page.getByRole("article", { name: say("platformFigures.customers") })).toBeVisible();
  await page.getByRole("button", { name: say("reports.filters") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: say("common.period") }).click();
  await page.getByRole("option", { name: say("lists.periods.this_month") }).click();
  await dialog.getByRole("button", { name: say("common.apply") }).click();
  await expect(page).toHaveURL(/type=this_month/);
  await expect(page.getByText(say("lists.periods.this_month")).first()).toBeVisible();
  // An address somebody typed: refused in words, the screen stands.
  await page.goto("/superadmin/dashboard/reports?type=custom&from=1950-01-01&to=2026-01-01");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: say("ui.retry") })).toBeVisible();
}

/** The first sign-in of somebody, up to the recovery codes: the code of their app, of which a minute has few, is theirs alone. */
async function setUpSignIn(page: Page, say: Say, operator: SignIn): Promise<(code: string) => Promise<void>> {
  await signInByForm(page, operator, say);
  const secret = ((await page.locator("code").textContent()) ?? "").replaceAll(" ", "");
  const enter = async (code: string) => {
    await page.getByRole("textbox", { name: say("common.code") }).fill(code);
    await page.getByRole("button", { name: say("common.sign_in"), exact: true }).click();
  };
  await enter(nextCode(secret, { now: new Date(), lastStep: 0 }) ?? "");
  await expect(page.getByRole("heading", { name: say("auth.second_factor.keep_title") })).toBeVisible();
  return enter;
}

const keepCodes = (page: Page, say: Say) =>
  page.getByRole("button", { name: say("auth.second_factor.kept") }).click();

for (const language of languages) {
  const tag = language === "es" ? "" : " @further";
  test(`the operator adds, changes, exports and deletes a restaurant: ${language}${tag} @further`, async ({
    database,
    visit,
  }) => {
    const say = sayIn(language);
    const page = await visit({ at: "/superadmin", language });
    await setUpSignIn(page, say, await anOperator(database));
    await keepCodes(page, say);
    await expect(page).toHaveURL(/\/superadmin\/dashboard\/home$/);
    const added = await walkTenants(page, language);
    await walkDeletion(page, say, added);
    await walkFigures(page, language);
    await page.getByRole("button", { name: say("shell.user_menu", { name: operatorName }) }).click();
    await page.getByRole("menuitem", { name: say("screens.contactSupport") }).click();
    await expect(page).toHaveURL(/\/superadmin\/dashboard\/contact-support$/);
    // Who is signed in is not asked again.
    await page.goto("/superadmin/login");
    await expect(page).toHaveURL(/\/superadmin\/dashboard\/home$/);
  });
}

test("a person of a restaurant does not get into the console, whatever they typed @further", async ({
  restaurant,
  visit,
}) => {
  const admin = await restaurant.hire("admin");
  const page = await visit({ at: "/dashboard/home", as: admin });
  await page.goto("/superadmin/dashboard/tenants");
  await expect(page).toHaveURL(/\/superadmin(\/login)?\?/);
  await signInByForm(page, admin);
  await expect(page.getByRole("main").getByText(sayIn("es")("errors.invalid_credentials"))).toBeVisible();
});

test("an operator's first sign-in sets up an app and shows recovery codes @further", async ({
  database,
  visit,
}) => {
  const say = sayIn("es");
  const operator = await anOperator(database);
  const page = await visit({ at: "/superadmin" });
  const enter = await setUpSignIn(page, say, operator);
  await expectAccessible(page, "recovery codes");
  // Where the person is known to the browser, this screen would have gone by now.
  await page.waitForLoadState("networkidle");
  const codes = await page.locator("li code").allInnerTexts();
  expect(codes).toHaveLength(10);
  await keepCodes(page, say);
  await expect(page).toHaveURL(/\/superadmin\/dashboard\/home$/);
  const [code = ""] = codes;
  await page.context().clearCookies();
  await page.goto("/superadmin");
  await signInByForm(page, operator);
  await enter(code);
  await expect(page).toHaveURL(/\/superadmin\/dashboard\/home$/);
  await page.context().clearCookies();
  await page.goto("/superadmin");
  await signInByForm(page, operator);
  await enter(code);
  await expect(page.getByText(say("errors.second_factor_wrong")).first()).toBeVisible();
});

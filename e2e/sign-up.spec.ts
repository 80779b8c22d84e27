import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { type Say, sayIn } from "#platform/server/i18n/say.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { linkIn, mailTo } from "./support/mails.ts";

/** The first page that a restaurant ever sees: in both languages, on a phone and on a desk. */
const journeys = [
  { language: "es", size: "phone", mode: "dark", tag: "" },
  { language: "en", size: "desktop", mode: "light", tag: " @further" },
] as const;

const password = "maquilishuat-en-flor-9";

for (const { language, size, mode, tag } of journeys) {
  test(`a restaurant opens its own account and stands in its first-run guide: ${language}${tag} @further`, async ({
    visit,
  }) => {
    const say = sayIn(language);
    const username = anAddress();
    const page = await visit({ at: "/login", language, size, mode });
    await page.getByRole("link", { name: say("signUp.from_login_action") }).click();

    await test.step("what is missing is said where it is, and what was typed stays", async () => {
      await expect(page.getByRole("heading", { name: say("signUp.title") })).toBeVisible();
      await button(page, say("signUp.submit")).click();
      await expect(field(page, say("signUp.store_name"))).toBeFocused();
      await expect(page.getByText(say("signUp.store_name_error"))).toBeVisible();
      await expectAccessible(page, "refused sign-up");
      await fill(page, say, { username, password: "comedor-9" });
      await button(page, say("signUp.submit")).click();
      await expect(page.getByText(say("errors.password_too_common"))).toBeVisible();
      await expect(field(page, say("signUp.name"))).toHaveValue("Marta Rivas");
    });

    await test.step("the page says where the mail went, and comes back with everything", async () => {
      await field(page, say("signUp.password")).fill(password);
      await button(page, say("signUp.submit")).click();
      await expect(page.getByText(username)).toBeVisible();
      await expect(page.getByRole("button", { name: /\d+ s(ec)?$/ })).toBeDisabled();
      await expectAccessible(page, "mail on its way");
      await button(page, say("signUp.other_address")).click();
      await expect(field(page, say("signUp.username"))).toHaveValue(username);
    });

    await test.step("the link opens the restaurant by a press, not by being opened", async () => {
      const link = await mailedLink(username, say("signUp.mail.subject"));
      await page.goto(link);
      await expectAccessible(page, "confirming");
      await page.reload();
      await button(page, say("signUp.confirm_action")).dblclick();
      await expect(page).toHaveURL(/\/dashboard\/home/);
      await expect(
        page.getByRole("heading", { name: say("setup.title", { done: 1, count: 8 }) }),
      ).toBeVisible();
      await expect(page.getByText("Comedor <b>Flores</b>").first()).toBeAttached();
    });
  });
}

test("a link that is opened in another browser asks for the password that was chosen @further", async ({
  visit,
}) => {
  const say = sayIn("es");
  const username = anAddress();
  const page = await visit({ at: "/sign-up" });
  await fill(page, say, { username, password });
  await button(page, say("signUp.submit")).click();
  await expect(page.getByText(username)).toBeVisible();
  const link = await mailedLink(username, say("signUp.mail.subject"));
  const phone = await visit({ at: link, size: "phone" });
  await button(phone, say("signUp.confirm_action")).click();
  await expect(field(phone, say("signUp.confirm_password"))).toBeFocused();
  await field(phone, say("signUp.confirm_password")).fill("otra-clave-larga");
  await button(phone, say("signUp.confirm_action")).click();
  await expect(phone.getByText(say("errors.password_wrong"))).toBeVisible();
  await field(phone, say("signUp.confirm_password")).fill(password);
  await button(phone, say("signUp.confirm_action")).click();
  await expect(phone).toHaveURL(/\/dashboard\/home/);
  await page.goto(link);
  await button(page, say("signUp.confirm_action")).click();
  await expect(page.getByRole("main").getByText(say("errors.sign_up_done"))).toBeVisible();
});

const anAddress = () => `nueva.${randomUUID().slice(0, 8)}@e2e.comanda.test`;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}( \\*)?$`));

async function fill(
  page: Page,
  say: Say,
  { username, password: chosen }: { readonly username: string; readonly password: string },
): Promise<void> {
  await field(page, say("signUp.store_name")).fill("Comedor <b>Flores</b>");
  await field(page, say("signUp.name")).fill("Marta Rivas");
  await field(page, say("signUp.username")).fill(username);
  await field(page, say("signUp.password")).fill(chosen);
}

/** The address in the mail to somebody, once it has come. */
async function mailedLink(username: string, subject: string): Promise<string> {
  const mail = await mailTo(username);
  expect(mail.subject).toBe(subject);
  return linkIn(mail, "/sign-up/confirm");
}

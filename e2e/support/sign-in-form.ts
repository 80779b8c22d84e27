import type { Page } from "@playwright/test";
import type { Say } from "../../src/server/platform/i18n/say.ts";
import type { SignIn } from "./restaurant.ts";

/** Fills the sign-in form as a person does, and sends it. */
export async function signInByForm(page: Page, { username, password }: SignIn, say: Say): Promise<void> {
  await page.getByRole("textbox", { name: say("login.username") }).fill(username);
  await page.getByLabel(new RegExp(`^${say("login.password")}`)).fill(password);
  await page.getByRole("button", { name: say("login.submit"), exact: true }).click();
}

import type { Page } from "@playwright/test";
import type { SignIn } from "./restaurant.ts";
import { say } from "./say.ts";

/** Fills the sign-in form as a person does, and sends it. */
export async function signInByForm(page: Page, { username, password }: SignIn): Promise<void> {
  await page.getByRole("textbox", { name: say("login.username") }).fill(username);
  await page.getByLabel(new RegExp(`^${say("login.password")}`)).fill(password);
  await page.getByRole("button", { name: say("login.submit"), exact: true }).click();
}

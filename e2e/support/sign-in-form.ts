import type { Page } from "@playwright/test";
import type { SignIn } from "./restaurant.ts";
import { say as spanish } from "./say.ts";

/** Fills the sign-in form as a person does, and sends it. */
export async function signInByForm(
  page: Page,
  { username, password }: SignIn,
  say: typeof spanish = spanish,
): Promise<void> {
  await page.getByRole("textbox", { name: say("auth.login.username") }).fill(username);
  await page.getByLabel(new RegExp(`^${say("auth.login.password")}`)).fill(password);
  await page.getByRole("button", { name: say("auth.login.submit"), exact: true }).click();
}

import type { Page } from "@playwright/test";
import type { SignIn } from "./restaurant.ts";
import { say as spanish } from "./say.ts";

/** Fills the sign-in form as a person does, and sends it. */
export async function signInByForm(
  page: Page,
  { username, password }: SignIn,
  say: typeof spanish = spanish,
): Promise<void> {
  await page.getByRole("textbox", { name: say("common.email_to_sign_in") }).fill(username);
  await page.getByRole("textbox", { name: new RegExp(`^${say("common.password")}`) }).fill(password);
  await page.getByRole("button", { name: say("common.sign_in"), exact: true }).click();
}

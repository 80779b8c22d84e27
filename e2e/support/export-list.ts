import type { Page } from "@playwright/test";
import { say } from "./say.ts";

/** Saves a list as a file, from the menu of what it can be taken away as. */
export async function exportList(page: Page, words: typeof say = say): Promise<void> {
  await page.getByRole("button", { name: words("lists.export") }).click();
  await page.getByRole("menuitem", { name: words("lists.csv") }).click();
}

import type { Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";
import { say } from "./say.ts";

/** The card of an account on the open accounts or on the charge screen. */
export const accountCard = (page: Page, account: string): Locator =>
  page.getByRole("article", { name: account });

/** The details of an account: beside the list, or a dialog where there is no room. */
export const accountDetails = (page: Page, account: string): Locator =>
  page
    .getByRole("complementary", { name: account, exact: true })
    .or(page.getByRole("dialog", { name: account, exact: true }));

/** Opens the details of an account by a tap on its card. */
export async function openDetails(page: Page, account: string): Promise<Locator> {
  await accountCard(page, account)
    .getByRole("button", { name: say("orders.card.details", { account }), exact: true })
    .click();
  const details = accountDetails(page, account);
  await expect(details).toBeVisible();
  return details;
}

/** Chooses an action of the menu in the open details. */
export async function chooseAction(page: Page, account: string, action: string): Promise<void> {
  await accountDetails(page, account)
    .getByRole("button", { name: say("orders.card.menu", { account }) })
    .click();
  await page.getByRole("menuitem", { name: action }).click();
}

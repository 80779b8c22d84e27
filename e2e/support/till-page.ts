import type { Locator, Page } from "@playwright/test";
import { dollars } from "./dollars.ts";
import { say } from "./say.ts";
import { settledLayers } from "./settled-layers.ts";

/** The tile that adds a dish, in either view; the cart has buttons about it as well. */
export const tile = (page: Page, title: string): Locator =>
  page.getByRole("button", { name: new RegExp(`^${title}`) });

/** Chooses what stands behind the last tool of the till. */
export async function chooseTool(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: say("pos.tools.more_label") }).click();
  await page.getByRole("menuitem", { name }).click();
  await settledLayers(page);
}

/** The lines of the cart. */
export const cart = (page: Page): Locator => page.getByRole("list", { name: say("pos.screen.cart") });

/** One line of the cart, by its place and dish. */
export const lineOf = (page: Page, number: number, title: string): Locator =>
  cart(page).getByRole("listitem", { name: say("pos.cart.line", { number, title }) });

/** Sends the cart, whose total is in cents, with its key and the summary's button. */
export async function send(page: Page, total: number): Promise<void> {
  await page.keyboard.press("F9");
  await page
    .getByRole("dialog", { name: say("common.send_to_kitchen") })
    .getByRole("button", { name: say("pos.send.confirm", { total: dollars(total) }) })
    .click();
}

/** What says that it was sent, with its number. */
export const sentDialog = (page: Page) => page.getByRole("dialog", { name: say("pos.sent.title") });

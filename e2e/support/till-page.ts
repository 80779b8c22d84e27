import type { Locator, Page } from "@playwright/test";
import type { Say } from "../../src/server/platform/i18n/say.ts";

/** What adds a dish, in either view and language; the cart has buttons about it as well. */
export const tile = (page: Page, title: string): Locator =>
  page.getByRole("button", { name: new RegExp(`^((Agregar|Add) )?${title}`) });

/** The lines of the cart. */
export const cart = (page: Page, say: Say): Locator =>
  page.getByRole("list", { name: say("pos.screen.cart") });

/** One line of the cart, by its place and dish. */
export const lineOf = (page: Page, say: Say, number: number, title: string): Locator =>
  cart(page, say).getByRole("listitem", { name: say("pos.cart.line", { number, title }) });

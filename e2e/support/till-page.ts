import type { Locator, Page } from "@playwright/test";
import { say } from "./say.ts";

/** What adds a dish, in either view; the cart has buttons about it as well. */
export const tile = (page: Page, title: string): Locator =>
  page.getByRole("button", { name: new RegExp(`^(Agregar )?${title}`) });

/** The lines of the cart. */
export const cart = (page: Page): Locator => page.getByRole("list", { name: say("pos.screen.cart") });

/** One line of the cart, by its place and dish. */
export const lineOf = (page: Page, number: number, title: string): Locator =>
  cart(page).getByRole("listitem", { name: say("pos.cart.line", { number, title }) });

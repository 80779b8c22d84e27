import { expect, type Locator, type Page } from "@playwright/test";
import type { Say } from "../../src/server/platform/i18n/say.ts";

/** The ticket of an order on a station's board. */
export const ticketOf = (board: Page, say: Say, tokenNo: number): Locator =>
  board.getByRole("article", { name: say("kitchen.ticket.token", { tokenNo }) });

/** "Start" of a dish. */
export const startOf = (ticket: Locator, say: Say, dish: string, quantity = 1): Locator =>
  ticket.getByRole("button", { name: say("kitchen.line.start_dish", { quantity, dish }) });

/** "Complete" of a dish. */
export const completeOf = (ticket: Locator, say: Say, dish: string, quantity = 1): Locator =>
  ticket.getByRole("button", { name: say("kitchen.line.complete_dish", { quantity, dish }) });

/** The dish itself, which leads to what is said of it. */
export const dishOf = (ticket: Locator, say: Say, dish: string): Locator =>
  ticket.getByRole("button", { name: say("kitchen.line.more") }).filter({ hasText: dish });

/** Begins and finishes a dish of a ticket. */
export async function cook(ticket: Locator, say: Say, dish: string, quantity = 1): Promise<void> {
  await tapAway(startOf(ticket, say, dish, quantity));
  await tapAway(completeOf(ticket, say, dish, quantity));
}

/** Taps a button that goes with its tap: again where tickets had just moved, because then the board drops taps. */
export async function tapAway(button: Locator): Promise<void> {
  await expect(async () => {
    await button.click({ timeout: 1_000 });
    await expect(button).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 10_000 });
}

/** The tokens on a board, in the order of the tickets. */
export function tokensOn(board: Page, say: Say): Promise<number[]> {
  const prefix = say("kitchen.ticket.token", { tokenNo: "" });
  return board
    .getByRole("list", { name: say("kitchen.orders"), exact: true })
    .getByRole("heading", { level: 2 })
    .evaluateAll(
      (headings, word) => headings.map((one) => Number(one.firstChild?.textContent?.replace(word, ""))),
      prefix,
    );
}

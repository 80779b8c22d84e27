import { expect, type Locator, type Page } from "@playwright/test";
import { oneTry } from "./one-try.ts";
import { say } from "./say.ts";
import { settledLayers } from "./settled-layers.ts";

/** The ticket of an order on a station's board. */
export const ticketOf = (board: Page, tokenNo: number): Locator =>
  board.getByRole("article", { name: say("common.token_of", { tokenNo }) });

/** The kitchen's board is connected and has loaded: what comes from now on is new to it. */
export async function expectLiveAndEmpty(board: Page): Promise<void> {
  await expect(board.getByText(say("shell.online"))).toBeVisible();
  await expect(board.getByText(say("kitchen.empty_kitchen"))).toBeVisible();
}

/** "Start" of a dish. */
export const startOf = (ticket: Locator, dish: string, quantity = 1): Locator =>
  ticket.getByRole("button", { name: say("kitchen.line.start_dish", { quantity, dish }) });

/** "Complete" of a dish. */
export const completeOf = (ticket: Locator, dish: string, quantity = 1): Locator =>
  ticket.getByRole("button", { name: say("kitchen.line.complete_dish", { quantity, dish }) });

/** The dish itself, which leads to what is said of it. */
export const dishOf = (ticket: Locator, dish: string): Locator =>
  ticket.getByRole("button", { name: say("kitchen.line.more") }).filter({ hasText: dish });

/** Opens the menu of the board and presses an entry. */
export async function chooseOnBoard(board: Page, entry: string): Promise<void> {
  await board.getByRole("button", { name: say("kitchen.tool.more") }).click();
  await board.getByRole("menuitem", { name: entry, exact: true }).click();
  await settledLayers(board);
}

/** Begins and finishes a dish of a ticket. */
export async function cook(ticket: Locator, dish: string, quantity = 1): Promise<void> {
  await tapUntilGone(startOf(ticket, dish, quantity));
  await tapUntilGone(completeOf(ticket, dish, quantity));
}

/** Taps a button that goes with its tap: again where tickets had just moved, because then the board drops taps. */
export async function tapUntilGone(button: Locator): Promise<void> {
  await expect(button).toBeVisible();
  await expect(async () => {
    // Where an answer takes its time, the tap before was heard after all.
    if (await button.isVisible()) await button.click(oneTry);
    await expect(button).toHaveCount(0, oneTry);
  }).toPass();
}

/** The tokens on a board, in the order of the tickets. */
export function tokensOn(board: Page): Promise<number[]> {
  const prefix = say("common.token_of", { tokenNo: "" });
  return board
    .getByRole("list", { name: say("common.orders"), exact: true })
    .getByRole("heading", { level: 2 })
    .evaluateAll(
      (headings, word) =>
        headings.map((heading) => Number(heading.firstChild?.textContent?.replace(word, ""))),
      prefix,
    );
}

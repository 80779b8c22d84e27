import type { GuestWord } from "#app/words/en/guests.ts";
import type { PageData, PageView } from "./page-data.ts";

const wordOf = {
  menu: "menu",
  cart: "your_order",
  bill: "bill",
  order: "see_order",
  feedback: "fb_give",
  thanks: "fb_thanks",
} as const satisfies Record<PageView, GuestWord>;

/** Returns the title of the window while this page is visible, so that tabs and screen readers tell them apart. */
export function pageTitle({ menu, words }: Pick<PageData, "menu" | "words">, view: PageView): string {
  if (typeof menu === "string") return words[`${menu}_title`];
  return `${menu.storeSettings.store_name} · ${words[wordOf[view]]}`;
}

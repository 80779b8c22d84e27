import type { z } from "zod";
import type { GuestWords } from "#app/words/en/guests.ts";
import type { Language } from "#platform/domain/text/languages.ts";
import type { readGuestMenu } from "../contract/guest-menu.ts";

/** The menu in wire form: amounts are decimals. */
export type WireMenu = z.input<typeof readGuestMenu.response>;
export type WireItem = WireMenu["menuItems"][number];

/** Reasons to show no menu; `lost`: the restaurant has no such page. */
export type NoMenu = "broken" | "unavailable" | "failed" | "lost";

/** Pages after an order that succeeded or failed. */
export type Ending = "success" | "failure";

/** Visible pages of a restaurant. */
export type PageView = "menu" | "cart" | "bill" | "order" | "feedback" | "thanks";

/** Data from which a guests' page is drawn, on the server and again in the browser. */
export interface PageData {
  readonly qrcode: string;
  /** Code of the scanned table; null without one. */
  readonly locator: string | null;
  readonly language: Language;
  readonly words: GuestWords;
  /** Symbol of the store's currency. */
  readonly symbol: string;
  readonly menu: WireMenu | NoMenu | Ending;
  /** Page that the address names. */
  readonly view: PageView;
}

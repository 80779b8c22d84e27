import type { z } from "zod";
import type { GuestWords } from "#app/words/guests/en.ts";
import type { MenuLanguage } from "#platform/domain/text/menu-language.ts";
import type { readGuestMenu } from "../contract/guest-menu.ts";

/** The menu as it travels: amounts are decimals. */
export type WireMenu = z.input<typeof readGuestMenu.response>;
export type WireItem = WireMenu["menuItems"][number];

/** Why there is no menu to show; `lost`: the restaurant has no such page. */
export type NoMenu = "broken" | "unavailable" | "failed" | "lost";

/** The pages after an order was sent, or was not. */
export type Ending = "success" | "failure";

/** What of a restaurant's pages is in sight. */
export type PageView = "menu" | "cart" | "bill" | "order" | "feedback" | "thanks";

/** What a guests' page is drawn from, on the server and again in the browser. */
export interface PageData {
  readonly qrcode: string;
  /** Of the table that was scanned; null without one. */
  readonly locator: string | null;
  readonly language: MenuLanguage;
  readonly words: GuestWords;
  /** Of the store's currency. */
  readonly symbol: string;
  readonly menu: WireMenu | NoMenu | Ending;
  /** Which page of the restaurant the address names. */
  readonly view: PageView;
}

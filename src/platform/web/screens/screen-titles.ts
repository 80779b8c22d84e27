import type { ScreenId } from "../../domain/access/screens.ts";

const untitled = ["inactiveSubscription", "printCash", "printReceipt", "printToken", "printTicket"] as const;

/** A screen with a title in app/words; print pages have none, and the console titles its own screens. */
export type TitledScreen = Exclude<ScreenId, (typeof untitled)[number] | `superadmin${string}`>;

export function hasTitle(id: ScreenId): id is TitledScreen {
  return !id.startsWith("superadmin") && !untitled.some((each) => each === id);
}

/** Returns the key of a screen's title. */
export function screenTitle<Id extends TitledScreen>(id: Id) {
  return `screens.${id}` as const;
}

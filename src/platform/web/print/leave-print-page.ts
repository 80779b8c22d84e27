import { screens } from "../../domain/access/screens.ts";
import { screenAddress } from "../session/realm.ts";

/** Back to where the person came from: a window that a script opened closes, a tab goes back, else to the open accounts. */
export function leavePrintPage(): void {
  if (window.opener !== null) window.close();
  else if (window.history.length > 1) window.history.back();
  else window.location.assign(screenAddress(screens.orders.path));
}

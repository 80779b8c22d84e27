import { elapsedTime } from "../../../../domain/kitchen/elapsed-time.ts";
import type { Translate } from "../../../platform/i18n.ts";

/** Whole minutes as Xm or Xh Ym (operations §9). */
export function elapsedText(total: number, t: Translate): string {
  const { hours, minutes } = elapsedTime(total);
  return hours > 0 ? t("kitchen.ticket.hours", { hours, minutes }) : t("kitchen.ticket.minutes", { minutes });
}

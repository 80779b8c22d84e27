import type { Translate } from "#platform/web/i18n.ts";
import type { TableWish } from "./table-wishes.ts";

/** "Necesita agua", "Pide la cuenta". */
export function wishText({ kind, visit }: TableWish, t: Translate): string {
  return kind === "call" && visit.call !== null
    ? t(`visits.reason.${visit.call.reason}`)
    : t("visits.asks_bill");
}

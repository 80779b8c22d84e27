import type { DiningOption } from "#core/settings/domain/dining-option.ts";
import type { Translate } from "#platform/web/i18n.ts";

/** The table of an account, or how its food is taken. */
export function placeName(
  {
    table_title,
    delivery_type,
  }: { readonly table_title: string | null; readonly delivery_type: DiningOption },
  t: Translate,
): string {
  return table_title ?? t(`orders.card.${delivery_type}`);
}

import type { Translate } from "#platform/web/i18n.ts";
import type { TrayOrder } from "../contract/tray.ts";

/** Where an order goes: table and floor, or how it is taken. */
export function trayPlace(order: TrayOrder, t: Translate): string {
  const { table_title: table, floor } = order;
  if (table === null) return t(`tray.${order.delivery_type}`);
  return floor === null ? table : t("tray.place", { table, floor });
}

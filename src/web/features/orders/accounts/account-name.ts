import type { Translate } from "../../../platform/i18n.ts";
import type { OpenAccount } from "./open-accounts.ts";

/** Name of one account among all: its table, else how the food is taken and the number that is called out. */
export function accountName(account: OpenAccount, t: Translate): string {
  if (account.table_title !== null) return account.table_title;
  const tokens = account.orders.map((order) => order.token_no).join(", ");
  return t("orders.card.number_of", { option: t(`orders.card.${account.delivery_type}`), tokens });
}

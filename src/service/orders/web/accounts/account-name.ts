import type { Translate } from "#platform/web/i18n.ts";
import { customerNames, type OpenAccount } from "./open-accounts.ts";

/** Name of one account among all: its table, else how the food is taken and the number that is called out. */
export function accountName(account: OpenAccount, t: Translate): string {
  if (account.table_title !== null) return account.table_title;
  const tokens = account.orders.map((order) => order.token_no).join(", ");
  return t("orders.card.number_of", { option: t(`orders.card.${account.delivery_type}`), tokens });
}

/** The name with who the food is for, which tells accounts without a table apart. */
export function accountWithCustomer(account: OpenAccount, t: Translate): string {
  const customers = account.table_id === null ? customerNames(account) : [];
  return [accountName(account, t), ...customers].join(" · ");
}

import type { MessageKey } from "../../../../messages/message-key.ts";
import type { Translate } from "../../../platform/i18n.ts";
import type { OpenAccount } from "./open-accounts.ts";

/** Heading of a card: the table, else the words for accounts without one (operations §2). */
export function accountTitle(account: OpenAccount, t: Translate): string {
  return account.table_title ?? t("orders.card.no_table");
}

/** Name of one account among all, for labels and questions: without a table its tokens tell it apart. */
export function accountName(account: OpenAccount, t: Translate): string {
  if (account.table_title !== null) return account.table_title;
  const tokens = account.orders.map((order) => order.token_no).join(", ");
  return `${t(diningWord(account))} ${t("orders.card.token", { token: tokens })}`;
}

/** Second line of the heading: the floor, or how the food is taken. */
export function accountPlace(account: OpenAccount, t: Translate): string | null {
  if (account.table_id === null) return t(diningWord(account));
  return account.floor;
}

function diningWord({ delivery_type }: OpenAccount): MessageKey {
  return `orders.card.${delivery_type}`;
}

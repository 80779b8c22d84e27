import type { TableId } from "#platform/domain/ids.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatAmount } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { FloorTable } from "#service/floor/contract/floor.ts";
import type { PickableTable } from "#service/floor/web/public.ts";
import { type OpenAccount, waiterNames } from "../accounts/open-accounts.ts";

/** Names the tables of the floor for a picker. */
export function pickableTables(tables: readonly FloorTable[]): PickableTable[] {
  return tables.map(({ id, table_title: title, floor, seating_capacity: seats }) => ({
    id,
    title,
    floor,
    seats,
  }));
}

/** Returns the open account of a table; undefined for a free one. */
export function accountAt(accounts: readonly OpenAccount[], tableId: TableId): OpenAccount | undefined {
  return accounts.find(({ table_id }) => table_id === tableId);
}

/**
 * Says whose account is open at a table, and how much it owes: "Claudia Rivas · $32.45". On the plan the first name has to
 * do.
 */
export function whoseAccount(
  account: OpenAccount,
  currency: string,
  t: Translate,
  look: "plan" | "text",
): string {
  const [waiter] = waiterNames(account);
  const name = look === "plan" ? waiter?.split(" ")[0] : waiter;
  const owed = account.order_ids.length === 0 ? t("payments.paid") : formatAmount(account.balance, currency);
  return factsText([name, owed]);
}

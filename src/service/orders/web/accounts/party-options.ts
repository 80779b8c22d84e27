import type { AccountId } from "#platform/domain/ids.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { accountWithCustomer } from "./account-name.ts";
import type { OpenAccount } from "./open-accounts.ts";

export interface PartyOption {
  readonly id: AccountId;
  readonly label: string;
  readonly account: OpenAccount;
}

/** Every open account by name; of several parties at one table each with its tokens. */
export function partyOptions(accounts: readonly OpenAccount[], t: Translate): PartyOption[] {
  return accounts.flatMap((account) =>
    account.accounts.map(({ id }) => {
      const name = accountWithCustomer(account, t);
      if (account.accounts.length === 1) return { id, account, label: name };
      const tokens = account.orders.filter((order) => order.account_id === id).map((order) => order.token_no);
      return { id, account, label: `${name} · ${t("orders.card.token", { token: tokens.join(", ") })}` };
    }),
  );
}

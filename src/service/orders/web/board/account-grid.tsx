import type { ReactNode } from "react";
import type { OpenAccount } from "../accounts/open-accounts.ts";
import classes from "./account-grid.module.css";

interface AccountGridProps {
  accounts: readonly OpenAccount[];
  tile: (account: OpenAccount) => ReactNode;
}

/** Lays out the cards of accounts, one to many side by side, all of the same height. */
export function AccountGrid({ accounts, tile }: AccountGridProps) {
  return (
    <ul className={classes.grid}>
      {accounts.map((account) => (
        <li key={account.key} className={classes.cell} data-account={account.key}>
          {tile(account)}
        </li>
      ))}
    </ul>
  );
}

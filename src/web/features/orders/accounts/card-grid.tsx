import type { ReactNode } from "react";
import classes from "./card-grid.module.css";
import type { OpenAccount } from "./open-accounts.ts";

interface CardGridProps {
  accounts: readonly OpenAccount[];
  card: (account: OpenAccount) => ReactNode;
}

/** The cards of accounts, one to four side by side. */
export function CardGrid({ accounts, card }: CardGridProps) {
  return (
    <ul className={classes.grid}>
      {accounts.map((account) => (
        <li key={account.key} className={classes.cell}>
          {card(account)}
        </li>
      ))}
    </ul>
  );
}

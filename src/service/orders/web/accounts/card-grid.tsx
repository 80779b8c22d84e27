import { type ReactNode, useRef } from "react";
import { usePackedColumns } from "#ui/frame/use-packed-columns.ts";
import classes from "./card-grid.module.css";
import type { OpenAccount } from "./open-accounts.ts";

interface CardGridProps {
  accounts: readonly OpenAccount[];
  card: (account: OpenAccount) => ReactNode;
}

/** Lays out account cards, one to four side by side, without gaps below short ones. */
export function CardGrid({ accounts, card }: CardGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  usePackedColumns(grid, accounts.map((account) => account.key).join());
  return (
    <ul ref={grid} className={classes.grid}>
      {accounts.map((account) => (
        <li key={account.key} className={classes.cell} data-account={account.key}>
          {card(account)}
        </li>
      ))}
    </ul>
  );
}

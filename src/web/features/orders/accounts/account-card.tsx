import { memo } from "react";
import { formatAmount } from "../../../platform/format.ts";
import { useUser } from "../../../platform/session/session.ts";
import { useT } from "../../../platform/use-t.ts";
import classes from "./account-card.module.css";
import { AccountFrame } from "./account-frame.tsx";
import { AccountOrder } from "./account-order.tsx";
import type { OpenAccount } from "./open-accounts.ts";

/** An account on the screen of the open accounts: its orders with their items, what is owed, and adding to it. */
export const AccountCard = memo(function AccountCard({
  account,
  now,
}: {
  account: OpenAccount;
  now: number;
}) {
  const t = useT();
  const currency = useUser()?.currency ?? "";
  return (
    <AccountFrame
      account={account}
      now={now}
      aside={
        <p className={classes.balance}>
          <span className={classes.caption}>{t("orders.card.balance")}</span>
          <span className={classes.amount}>{formatAmount(account.balance, currency)}</span>
        </p>
      }
    >
      {account.orders.map((order) => (
        <AccountOrder key={order.id} account={account} order={order} />
      ))}
    </AccountFrame>
  );
});

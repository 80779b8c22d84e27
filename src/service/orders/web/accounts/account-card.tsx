import { memo } from "react";
import { AccountFrame } from "./account-frame.tsx";
import { AccountOrder } from "./account-order.tsx";
import type { OpenAccount } from "./open-accounts.ts";

/** Card of an account on the open accounts screen: its orders with their items, and adding to it. */
export const AccountCard = memo(function AccountCard({
  account,
  now,
}: {
  account: OpenAccount;
  now: number;
}) {
  return (
    <AccountFrame account={account} now={now}>
      {account.orders.map((order) => (
        <AccountOrder key={order.id} account={account} order={order} />
      ))}
    </AccountFrame>
  );
});

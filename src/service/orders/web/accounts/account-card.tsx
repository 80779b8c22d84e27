import { IconCash } from "@tabler/icons-react";
import { memo } from "react";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useMayDo } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { decidePay } from "../../domain/payment-status.ts";
import { AccountFrame } from "./account-frame.tsx";
import { AccountOrder } from "./account-order.tsx";
import { accountName, type OpenAccount } from "./open-accounts.ts";

/** Card of an account on the open accounts screen: its orders with their items, charging it and adding to it. */
export const AccountCard = memo(function AccountCard({
  account,
  now,
}: {
  account: OpenAccount;
  now: number;
}) {
  return (
    <AccountFrame account={account} now={now} aside={<ChargeLink account={account} />}>
      {account.orders.map((order) => (
        <AccountOrder key={order.id} account={account} order={order} />
      ))}
    </AccountFrame>
  );
});

/** Leads to charging this account, for those who may charge and while something of it is unpaid; it stands out once it can be paid. */
function ChargeLink({ account }: { account: OpenAccount }) {
  const t = useT();
  const mayDo = useMayDo();
  const [orderId] = account.order_ids;
  if (orderId === undefined || !mayDo("order.charge")) return null;
  return (
    <RouterButton
      to="/dashboard/order-charge"
      search={{ orderId }}
      variant={decidePay(account.orders, account.pays_first).ok ? "filled" : "default"}
      icon={<IconCash size={18} aria-hidden="true" />}
      aria-label={t("orders.card.charge_account", { account: accountName(account, t) })}
    >
      {t("orders.card.charge")}
    </RouterButton>
  );
}

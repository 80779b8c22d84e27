import { IconCash } from "@tabler/icons-react";
import { memo } from "react";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useMayDo } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { decidePay } from "../../domain/payment-status.ts";
import { AddOrderLink, isWaitedFor, ServeAccountButton } from "./account-details.tsx";
import { AccountTile, type TileProps } from "./account-tile.tsx";
import { accountName, type OpenAccount } from "./open-accounts.ts";

/** An account on the open accounts screen. Its button adds an order, or hands over what is paid; those who may not sell charge. */
export const OrderTile = memo(function OrderTile(props: TileProps) {
  const { account } = props;
  const mayDo = useMayDo();
  return (
    <AccountTile
      {...props}
      action={
        isWaitedFor(account) ? (
          <ServeAccountButton account={account} />
        ) : mayDo("order.create") ? (
          <AddOrderLink account={account} words="short" />
        ) : (
          <ChargeLink account={account} />
        )
      }
    />
  );
});

/** Leads to charging this account, for those who may charge and while something of it is unpaid; it stands out once it can be paid. */
export function ChargeLink({ account }: { account: OpenAccount }) {
  const t = useT();
  const mayDo = useMayDo();
  const [orderId] = account.order_ids;
  if (orderId === undefined || !mayDo("order.charge")) return null;
  return (
    <RouterButton
      to="/dashboard/order-charge"
      search={{ orderId }}
      size="lg"
      variant={decidePay(account.orders, account.pays_first).ok ? "filled" : "default"}
      icon={<IconCash size={20} aria-hidden="true" />}
      aria-label={t("orders.card.charge_account", { account: accountName(account, t) })}
    >
      {t("orders.card.charge")}
    </RouterButton>
  );
}

import { IconBell } from "@tabler/icons-react";
import { memo, type ReactNode } from "react";
import { formatAmount } from "#platform/web/format.ts";
import { PaidBadge } from "#platform/web/paid-badge.tsx";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { TableVisit } from "#service/visits/web/public.ts";
import { ElapsedTime } from "#ui/data/elapsed-time.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { ActionMenu } from "#ui/overlay/action-menu.tsx";
import { FireCourseButton } from "../courses/fire-course-button.tsx";
import classes from "./account-frame.module.css";
import { accountName } from "./account-name.ts";
import { AddOrderLink } from "./add-order-link.tsx";
import {
  customerNames,
  isBillRequested,
  isOver,
  LONG_STAY_MINUTES,
  type OpenAccount,
  peopleOf,
  waiterNames,
} from "./open-accounts.ts";
import { ServeAccountButton } from "./serve-account-button.tsx";
import { useAccountActions } from "./use-account-actions.tsx";

export interface AccountFrameProps {
  account: OpenAccount;
  /** The server's clock in milliseconds. */
  now: number;
  children: ReactNode;
  /** At the foot of the card, beside adding an order. */
  aside?: ReactNode;
  /** Below it: the main action of the screen. An account that is paid and waited for has handing over instead. */
  action?: ReactNode;
}

/** The card of an account: whose it is, since when, what is owed, its menu, adding to it; the rest belongs to the screen. */
export function AccountFrame({ account, now, children, aside, action }: AccountFrameProps) {
  const t = useT();
  const isWaitedFor = account.order_ids.length === 0 && !isOver(account);
  return (
    <SurfaceCard
      label={accountName(account, t)}
      padding="none"
      tone={isBillRequested(account) ? "amber" : undefined}
    >
      <div className={classes.card}>
        <AccountHead account={account} now={now} />
        {isBillRequested(account) ? (
          <p className={classes.bill}>
            <StatusBadge
              tone="amber"
              look="solid"
              icon={<IconBell size={16} />}
              label={t("orders.card.bill_requested")}
            />
          </p>
        ) : null}
        {account.table_id === null ? null : <TableVisit tableId={account.table_id} />}
        <div className={classes.middle}>{children}</div>
        <footer className={classes.foot}>
          <div className={classes.aside}>
            {aside}
            {isOver(account) ? null : <AddOrderLink account={account} />}
          </div>
          <FireCourseButton account={account} name={accountName(account, t)} />
          {isWaitedFor ? <ServeAccountButton account={account} /> : action}
        </footer>
      </div>
    </SurfaceCard>
  );
}

/** Name, time and amount first; then what else tells the account apart. */
function AccountHead({ account, now }: Pick<AccountFrameProps, "account" | "now">) {
  const t = useT();
  const currency = useUser()?.currency ?? "";
  const isPaid = account.order_ids.length === 0;
  const people = peopleOf(account);
  const waiters = waiterNames(account);
  const customers = customerNames(account).join(", ");
  const isOnlyCustomer = account.table_id === null && customers !== "";
  const facts = [
    isPaid ? null : t("orders.card.open_account"),
    people === null ? null : t("orders.account.people.count", { count: people }),
    account.floor,
    isOnlyCustomer ? null : customers,
    waiters.length > 0 ? t("orders.account.waiter", { name: waiters.join(", ") }) : null,
  ].filter(Boolean);
  return (
    <header className={classes.head}>
      <div className={classes.first}>
        <h2 className={classes.title}>
          {accountName(account, t)}
          {isOnlyCustomer ? <span className={classes.customer}> · {customers}</span> : null}
        </h2>
        {isPaid ? (
          <PaidBadge />
        ) : (
          <p className={classes.amount}>
            <span className="visually-hidden">{t("orders.card.balance")} </span>
            {formatAmount(account.balance, currency)}
          </p>
        )}
        <AccountMenu account={account} />
      </div>
      <p className={classes.facts}>
        <span className="visually-hidden">{t("orders.card.open_since")} </span>
        <ElapsedTime
          since={new Date(account.openedAt).toISOString()}
          now={now}
          lateAfter={LONG_STAY_MINUTES}
        />{" "}
        <span>{facts.join(" · ")}</span>
      </p>
    </header>
  );
}

const AccountMenu = memo(function AccountMenu({ account }: { account: OpenAccount }) {
  const t = useT();
  const actions = useAccountActions(account);
  return <ActionMenu label={t("orders.card.menu", { account: accountName(account, t) })} actions={actions} />;
});

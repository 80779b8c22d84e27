import { IconBell } from "@tabler/icons-react";
import { memo, type ReactNode } from "react";
import { ElapsedTime } from "../../../../ui/data/elapsed-time.tsx";
import { StatusBadge } from "../../../../ui/data/status-badge.tsx";
import { SurfaceCard } from "../../../../ui/frame/surface-card.tsx";
import { ActionMenu } from "../../../../ui/overlay/action-menu.tsx";
import { useT } from "../../../platform/use-t.ts";
import classes from "./account-frame.module.css";
import { accountName, accountPlace, accountTitle } from "./account-name.ts";
import { AddOrderLink } from "./add-order-link.tsx";
import {
  customerNames,
  isBillRequested,
  LONG_STAY_MINUTES,
  type OpenAccount,
  peopleOf,
  waiterNames,
} from "./open-accounts.ts";
import { useAccountActions } from "./use-account-actions.tsx";

export interface AccountFrameProps {
  account: OpenAccount;
  /** The server's clock in milliseconds. */
  now: number;
  children: ReactNode;
  /** At the foot of the card, beside adding an order. */
  aside: ReactNode;
  /** Below it: the main action of the screen. */
  action?: ReactNode;
}

/** The card of an account: whose it is, since when, its menu, adding to it; the middle and the action belong to the screen. */
export function AccountFrame({ account, now, children, aside, action }: AccountFrameProps) {
  const t = useT();
  const place = accountPlace(account, t);
  const customers = customerNames(account).join(", ");
  const people = peopleOf(account);
  const waiters = waiterNames(account);
  const waitersAndPeople = [
    waiters.length > 0 ? t("orders.account.waiter", { name: waiters.join(", ") }) : null,
    people === null ? null : t("orders.account.people.count", { count: people }),
  ].filter(Boolean);
  return (
    <SurfaceCard
      label={accountName(account, t)}
      padding="none"
      tone={isBillRequested(account) ? "amber" : undefined}
    >
      <div className={classes.card}>
        <header className={classes.head}>
          <div className={classes.names}>
            <h2 className={classes.title}>{accountTitle(account, t)}</h2>
            <p className={classes.place}>{[place, customers].filter(Boolean).join(" · ")}</p>
            {waitersAndPeople.length > 0 ? (
              <p className={classes.place}>{waitersAndPeople.join(" · ")}</p>
            ) : null}
          </div>
          <span className={classes.time}>
            <span className="visually-hidden">{t("orders.card.open_since")}</span>
            <ElapsedTime
              since={new Date(account.openedAt).toISOString()}
              now={now}
              lateAfter={LONG_STAY_MINUTES}
            />
          </span>
          <AccountMenu account={account} />
        </header>
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
        <div className={classes.middle}>{children}</div>
        <footer className={classes.foot}>
          <div className={classes.aside}>
            {aside}
            <AddOrderLink account={account} />
          </div>
          {action}
        </footer>
      </div>
    </SurfaceCard>
  );
}

const AccountMenu = memo(function AccountMenu({ account }: { account: OpenAccount }) {
  const t = useT();
  const actions = useAccountActions(account);
  return <ActionMenu label={t("orders.card.menu", { account: accountName(account, t) })} actions={actions} />;
});

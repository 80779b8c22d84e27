import { IconBell, IconChecks, IconPlus } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { memo, type ReactNode } from "react";
import { call } from "#platform/web/api.ts";
import { formatAmount, formatList } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { PaidBadge } from "#platform/web/paid-badge.tsx";
import { emitRealtime } from "#platform/web/realtime.ts";
import { useMayDo, useUser } from "#platform/web/session/session.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { TableVisit } from "#service/visits/web/public.ts";
import { ElapsedTime } from "#ui/data/elapsed-time.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Row, Span, Text, VisuallyHidden } from "#ui/layout/layout.tsx";
import { ActionMenu } from "#ui/overlay/action-menu.tsx";
import { serveOrders } from "../../contract/orders.ts";
import { FireCourseButton } from "../courses/fire-course.tsx";
import { billDiscountText } from "../discount-text.ts";
import classes from "./account-frame.module.css";
import {
  accountName,
  accountWithCustomer,
  customerNames,
  isBillRequested,
  isOver,
  LONG_STAY_MINUTES,
  type OpenAccount,
  peopleOf,
  waiterNames,
} from "./open-accounts.ts";
import { openAccountsQuery } from "./orders-api.ts";
import { useAccountActions } from "./use-account-actions.tsx";

interface AccountFrameProps {
  account: OpenAccount;
  /** The server's clock in milliseconds. */
  now: number;
  children: ReactNode;
  /** Content at the foot of the card, beside adding an order. */
  aside?: ReactNode;
  /**
   * Main action of the screen, below the card. A paid account that waits for its dishes offers handing over
   * instead.
   */
  action?: ReactNode;
}

/**
 * Frames the card of an account: whose it is, since when, the amount owed, its menu, and adding to it. The screen
 * fills in the rest.
 */
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

/** Shows name, time and amount first, then whatever else tells the account apart. */
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
    people === null ? null : t("common.people_count", { count: people }),
    account.floor,
    isOnlyCustomer ? null : customers,
    waiters.length > 0 ? t("orders.account.waiter", { name: formatList(waiters) }) : null,
    ...account.accounts.flatMap(({ discount }) => (discount ? billDiscountText(discount, currency, t) : [])),
  ].filter(Boolean);
  return (
    <header className={classes.head}>
      <Row align="center" gap={8}>
        <h2 className={classes.title}>
          {accountName(account, t)}
          {isOnlyCustomer ? <Span weight={550}> · {customers}</Span> : null}
        </h2>
        {isPaid ? (
          <PaidBadge />
        ) : (
          <Text room="keep" size="lg" weight={700}>
            <VisuallyHidden>{t("orders.card.balance")} </VisuallyHidden>
            {formatAmount(account.balance, currency)}
          </Text>
        )}
        <AccountMenu account={account} />
      </Row>
      <p className={classes.facts}>
        <VisuallyHidden>{t("orders.card.open_since")} </VisuallyHidden>
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

/**
 * Links to the POS with the table in the address and in the navigation state (operations §2), or with an account
 * without a table. Hidden for people without the POS, and for paid takeaway and delivery: a further order of
 * those opens an account of its own.
 */
function AddOrderLink({ account }: { account: OpenAccount }) {
  const t = useT();
  const mayDo = useMayDo();
  if (!mayDo("order.create")) return null;
  const search = addressOf(account, t);
  if (search === null) return null;
  return (
    <Link
      to="/dashboard/pos"
      search={search}
      state={(before) => ({ ...before, ...search })}
      className={classes.link}
      aria-label={t("orders.card.add_order_to", { account: accountName(account, t) })}
    >
      <IconPlus size={18} aria-hidden="true" />
      {t("orders.card.add_order")}
    </Link>
  );
}

function addressOf(account: OpenAccount, t: Translate) {
  const { table_id: tableId, table_title: tableTitle, delivery_type: option } = account;
  if (tableId !== null) return { tableId, tableName: tableTitle ?? undefined };
  const [party] = account.accounts;
  const [accountOrder] = account.order_ids;
  if (party === undefined || accountOrder === undefined || option === "dinein") return null;
  const name = accountWithCustomer(account, t);
  const accountSource = account.orders[0]?.source;
  return { accountId: party.id, accountOrder, accountName: name, accountOption: option, accountSource };
}

/**
 * Marks everything of a paid account as handed over: the bag at the counter, the delivery to its rider. That ends
 * the account.
 */
function ServeAccountButton({ account }: { account: OpenAccount }) {
  const t = useT();
  const mayDo = useMayDo();
  const client = useQueryClient();
  const orderIds = account.orders.map((order) => order.id);
  const serving = useMutation({
    mutationFn: () => call(serveOrders, { body: { orderIds } }),
    onSuccess: ({ message }) => {
      emitRealtime("order_update_backend", { orderIds });
      toastSuccess(message);
    },
    onError: (error) => showFailure(error, "orders.failure.action"),
    onSettled: () => client.invalidateQueries({ queryKey: openAccountsQuery.queryKey }),
  });
  if (serving.isSuccess || !mayDo("order.serve")) return null;
  return (
    <Button
      size="lg"
      fullWidth
      variant="default"
      busy={serving.isPending}
      icon={<IconChecks size={20} aria-hidden="true" />}
      aria-label={t("orders.serve.account", { account: accountName(account, t) })}
      onClick={() => serving.mutate()}
    >
      {t("orders.serve.action")}
    </Button>
  );
}

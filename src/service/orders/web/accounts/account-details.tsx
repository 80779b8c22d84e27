import { IconBell, IconChecks, IconPlus } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { memo, type ReactNode } from "react";
import { call } from "#platform/web/api.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatAmount, formatList } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { PaidBadge } from "#platform/web/paid-badge.tsx";
import { emitRealtime } from "#platform/web/realtime.ts";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useMayDo, useUser } from "#platform/web/session/session.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { TableVisit } from "#service/visits/web/public.ts";
import { ElapsedTime } from "#ui/data/elapsed-time.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { VisuallyHidden } from "#ui/layout/layout.tsx";
import { ActionMenu } from "#ui/overlay/action-menu.tsx";
import { serveOrders } from "../../contract/orders.ts";
import { FireCourseButton } from "../courses/fire-course.tsx";
import { billDiscountText } from "../discount-text.ts";
import classes from "./account-details.module.css";
import { AccountOrder } from "./account-order.tsx";
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

interface AccountDetailsProps {
  account: OpenAccount;
  /** The server's clock in milliseconds. */
  now: number;
  /** Summary that the screen gives of the account, above its orders. */
  summary?: ReactNode;
}

/** Shows everything about an account: amount, menu, who and since when, what its guests want by phone, its orders. */
export function AccountDetails({ account, now, summary }: AccountDetailsProps) {
  return (
    <>
      <AccountHead account={account} now={now} />
      {account.table_id === null ? null : <TableVisit tableId={account.table_id} />}
      {summary}
      {account.orders.map((order) => (
        <AccountOrder key={order.id} account={account} order={order} now={now} />
      ))}
    </>
  );
}

/** Shows the amount first, then whatever else tells the account apart. */
function AccountHead({ account, now }: Pick<AccountDetailsProps, "account" | "now">) {
  const t = useT();
  const currency = useUser()?.currency ?? "";
  const people = peopleOf(account);
  const waiters = waiterNames(account);
  const facts = [
    people === null ? null : t("common.people_count", { count: people }),
    account.floor,
    formatList(customerNames(account)),
    waiters.length > 0 ? t("orders.account.waiter", { name: formatList(waiters) }) : null,
    ...account.accounts.flatMap(({ discount }) => (discount ? billDiscountText(discount, currency, t) : [])),
  ].filter(Boolean);
  return (
    <div className={classes.head}>
      <div className={classes.lead}>
        {account.order_ids.length === 0 ? (
          <PaidBadge />
        ) : (
          <p className={classes.amount}>
            <VisuallyHidden>{t("common.left_to_pay")} </VisuallyHidden>
            {formatAmount(account.balance, currency)}
          </p>
        )}
        {isBillRequested(account) ? (
          <StatusBadge
            tone="amber"
            look="solid"
            icon={<IconBell size={16} />}
            label={t("orders.state.bill")}
          />
        ) : null}
        <span className={classes.menu}>
          <AccountMenu account={account} />
        </span>
      </div>
      <p className={classes.facts}>
        <VisuallyHidden>{t("orders.card.open_since")} </VisuallyHidden>
        <ElapsedTime
          since={new Date(account.openedAt).toISOString()}
          now={now}
          lateAfter={LONG_STAY_MINUTES}
        />{" "}
        <span>{factsText(facts)}</span>
      </p>
    </div>
  );
}

/** The actions at the foot of the details: what waits to be fired, a further order, and the main one of the screen. */
export function AccountFoot({ account, action }: { account: OpenAccount; action: ReactNode }) {
  const t = useT();
  return (
    <div className={classes.foot}>
      <FireCourseButton account={account} name={accountName(account, t)} />
      <div className={classes.buttons}>
        {isOver(account) ? null : <AddOrderLink account={account} words="whole" />}
        {isWaitedFor(account) ? <ServeAccountButton account={account} /> : action}
      </div>
    </div>
  );
}

/** Tells whether a paid account waits for its dishes: it is handed over instead of charged. */
export function isWaitedFor(account: OpenAccount): boolean {
  return account.order_ids.length === 0 && !isOver(account);
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
export function AddOrderLink({ account, words }: { account: OpenAccount; words: "whole" | "short" }) {
  const t = useT();
  const mayDo = useMayDo();
  if (!mayDo("order.create")) return null;
  const search = addressOf(account, t);
  if (search === null) return null;
  return (
    <RouterButton
      to="/dashboard/pos"
      search={search}
      state={(before) => ({ ...before, ...search })}
      size="lg"
      variant={words === "whole" ? "default" : "light"}
      icon={<IconPlus size={18} aria-hidden="true" />}
      aria-label={t("orders.card.add_order_to", { account: accountName(account, t) })}
    >
      {t(words === "whole" ? "orders.card.add_order" : "orders.card.add")}
    </RouterButton>
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
export function ServeAccountButton({ account }: { account: OpenAccount }) {
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

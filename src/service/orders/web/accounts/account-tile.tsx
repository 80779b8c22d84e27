import { IconPlayerPause, IconUsers } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { initialsOf } from "#platform/domain/text/initials-of.ts";
import { formatAmount, formatCount, formatDetails, formatList } from "#platform/web/format.ts";
import { PaidBadge } from "#platform/web/paid-badge.tsx";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { needsAttention } from "#service/floor/domain/table-state.ts";
import { type VisitWish, VisitWishMark } from "#service/visits/web/public.ts";
import { ElapsedTime } from "#ui/data/elapsed-time.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { VisuallyHidden } from "#ui/layout/layout.tsx";
import { heldCourses } from "../courses/held-courses.ts";
import { accountState, stateLooks } from "./account-state.tsx";
import classes from "./account-tile.module.css";
import {
  accountName,
  customerNames,
  isOver,
  type OpenAccount,
  peopleOf,
  waiterNames,
} from "./open-accounts.ts";

/** Properties that every tile gets from the board. */
export interface TileProps {
  account: OpenAccount;
  /** The server's clock in milliseconds. */
  now: number;
  /** The guests' wish by phone, which comes before what the kitchen says. */
  wish: VisitWish | undefined;
  /** True while its details are shown. */
  isOpen: boolean;
  onOpen: (key: string) => void;
}

interface AccountTileProps extends TileProps {
  /** Beside the mark: how many dishes are ready. */
  aside?: ReactNode;
  /** The one button. */
  action: ReactNode;
}

/**
 * The card of an account: whose it is and how much it owes, since when, how many people, who serves, and its most urgent
 * state as one mark. A tap anywhere but on its button opens the details.
 */
export function AccountTile({ account, now, wish, isOpen, onOpen, aside, action }: AccountTileProps) {
  const t = useT();
  const currency = useUser()?.currency ?? "";
  const name = accountName(account, t);
  const customers = account.table_id === null ? formatList(customerNames(account)) : "";
  return (
    <article className={classes.tile} aria-label={name} data-open={isOpen || undefined}>
      <button
        type="button"
        className={classes.open}
        aria-expanded={isOpen}
        aria-label={t("orders.card.details", { account: name })}
        onClick={() => onOpen(account.key)}
      />
      <div className={classes.head}>
        <p className={classes.name}>{name}</p>
        {customers === "" ? null : <p className={classes.customer}>{customers}</p>}
        {account.order_ids.length === 0 ? (
          <PaidBadge />
        ) : (
          <p className={classes.amount}>
            <VisuallyHidden>{t("common.left_to_pay")} </VisuallyHidden>
            {formatAmount(account.balance, currency)}
          </p>
        )}
      </div>
      <p className={classes.facts}>
        <VisuallyHidden>{t("orders.card.open_since")} </VisuallyHidden>
        {/* A long stay is told by the details: here one mark has the colour. */}
        <ElapsedTime
          since={new Date(account.openedAt).toISOString()}
          now={now}
          lateAfter={Number.POSITIVE_INFINITY}
        />
        <People account={account} />
        <Waiters account={account} />
        <HeldCourse account={account} />
      </p>
      <div className={classes.mark}>
        <StateMark account={account} now={now} wish={wish} />
        {aside}
      </div>
      <div className={classes.action}>{action}</div>
    </article>
  );
}

/** The one coloured mark: solid where somebody should go there. None while nothing is ordered, and when the account is over. */
function StateMark({ account, now, wish }: Pick<TileProps, "account" | "now" | "wish">) {
  const t = useT();
  if (wish !== undefined) return <VisitWishMark wish={wish} />;
  if (isOver(account)) return null;
  const state = accountState(account, now);
  if (state === "free") return null;
  return (
    <StatusBadge
      {...stateLooks[state]}
      look={needsAttention(state) ? "solid" : "plain"}
      label={t(`orders.state.${state}`)}
    />
  );
}

function People({ account }: Pick<TileProps, "account">) {
  const t = useT();
  const people = peopleOf(account);
  if (people === null) return null;
  return (
    <span className={classes.fact}>
      <IconUsers size={14} aria-hidden="true" />
      <span aria-hidden="true">{formatCount(people)}</span>
      <VisuallyHidden>{t("common.people_count", { count: people })}</VisuallyHidden>
    </span>
  );
}

function Waiters({ account }: Pick<TileProps, "account">) {
  const t = useT();
  const names = waiterNames(account);
  if (names.length === 0) return null;
  return (
    <span className={classes.fact} title={formatList(names)}>
      <span aria-hidden="true">{formatDetails(names.map(initialsOf))}</span>
      <VisuallyHidden>{t("orders.account.waiter", { name: formatList(names) })}</VisuallyHidden>
    </span>
  );
}

/** Marks the course that waits to be fired. */
export function HeldCourse({ account }: Pick<TileProps, "account">) {
  const t = useT();
  const [held] = heldCourses(account);
  if (!held) return null;
  const { course } = held;
  return (
    <span className={classes.fact}>
      <IconPlayerPause size={14} aria-hidden="true" />
      <span aria-hidden="true">{t("orders.course.short", { course })}</span>
      <VisuallyHidden>{t("orders.course.is_held", { course })}</VisuallyHidden>
    </span>
  );
}

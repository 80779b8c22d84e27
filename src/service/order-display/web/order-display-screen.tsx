import { IconArmchair, IconArmchairOff, IconMoped } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { useIsConnected } from "#platform/web/connection-store.ts";
import { formatPlainNumber } from "#platform/web/format.ts";
import { FullScreenButton, useFullScreen } from "#platform/web/frame/full-screen-button.tsx";
import { useStaffMenu } from "#platform/web/frame/staff-menu.ts";
import { useFollowedList } from "#platform/web/live-lists/followed-list.ts";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { useUser } from "#platform/web/session/session.ts";
import { playReady } from "#platform/web/sound.ts";
import { readStored, writeStored } from "#platform/web/stored.ts";
import { useT } from "#platform/web/use-t.ts";
import { useWakeLock } from "#platform/web/use-wake-lock.ts";
import { FeedNotice, SoundButton } from "#service/kitchen/web/public.ts";
import { useAnnounce } from "#ui/feedback/announcer.tsx";
import { CardGridSkeleton } from "#ui/feedback/card-grid-skeleton.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { VisuallyHidden } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { OrdersPicture } from "#ui/pictures/orders-picture.tsx";
import classes from "./order-display.module.css";
import {
  type DisplayedNumbers,
  numberChanges,
  orderDisplayKey,
  orderDisplayQuery,
} from "./order-display-api.ts";
import { useNumberPages } from "./use-number-pages.ts";

const TABLES_KEY = "order-status-tables";
/** Milliseconds for which a newly ready number stands out. */
const CALLED_MS = 12_000;

/** /dashboard/order-status: shows guests and riders the numbers, what is ready first, readable from 4 m. */
export function OrderDisplayScreen() {
  const t = useT();
  const [withTables, setWithTables] = useState(() => readStored(TABLES_KEY) === "true");
  const query = useQuery(orderDisplayQuery(withTables, useIsConnected()));
  useFollowedList(numberChanges, orderDisplayKey);
  useWakeLock();
  const { data } = query;
  const called = useCalledNumbers(data?.ready, withTables);
  const toggleTables = () => {
    writeStored(TABLES_KEY, withTables ? null : "true");
    setWithTables(!withTables);
  };
  return (
    <div className={classes.display}>
      <Head withTables={withTables} onTables={toggleTables} />
      {data ? <FeedNotice updatedAt={query.dataUpdatedAt} isFailing={query.isError} /> : null}
      {data ? (
        data.preparing.length + data.ready.length === 0 ? (
          <div className={classes.empty} role="status">
            <EmptyState picture={<OrdersPicture />} message={t("orderDisplay.nobody")} />
          </div>
        ) : (
          <div className={classes.columns}>
            <Ready orders={data.ready} called={called} withTables={withTables} />
            <Column kind="preparing" orders={data.preparing} called={called} />
          </div>
        )
      ) : query.error ? (
        <div className={classes.waiting}>
          <QueryFailure query={query} fallback="orderDisplay.failed" />
        </div>
      ) : (
        <div className={classes.waiting}>
          <CardGridSkeleton label={t("orderDisplay.loading")} count={2} cardHeight={360} minWidth={400} />
        </div>
      )}
    </div>
  );
}

function Head({ withTables, onTables }: { withTables: boolean; onTables: () => void }) {
  const t = useT();
  const user = useUser();
  const screen = useFullScreen();
  const isForStaff = useStaffMenu();
  const title = user?.store_name ?? t("screens.orderStatus");
  return (
    <header className={classes.head}>
      <h1 className={classes.store} title={title}>
        {title}
      </h1>
      {isForStaff ? (
        <IconButton
          label={t(withTables ? "orderDisplay.without_tables" : "orderDisplay.with_tables")}
          icon={withTables ? <IconArmchair size={22} /> : <IconArmchairOff size={22} />}
          pressed={withTables}
          onClick={onTables}
        />
      ) : null}
      <SoundButton isQuiet={!isForStaff} />
      {isForStaff ? <FullScreenButton screen={screen} /> : null}
    </header>
  );
}

interface ReadyProps {
  orders: readonly NumberOnDisplay[];
  called: ReadonlySet<number>;
  withTables: boolean;
}

/** What is ready comes first: for guests, and below in words of its own for riders. */
function Ready({ orders, called, withTables }: ReadyProps) {
  const t = useT();
  const forRiders = orders.filter((order) => order.is_delivery);
  const forGuests = orders.filter((order) => !order.is_delivery);
  return (
    <div className={classes.ready}>
      <Column
        kind="ready"
        orders={forGuests}
        called={called}
        // Guests of a table are served there.
        hint={withTables ? undefined : t("orderDisplay.ready_hint")}
      />
      {forRiders.length === 0 ? null : <Column kind="rider" orders={forRiders} called={called} />}
    </div>
  );
}

type NumberOnDisplay = DisplayedNumbers["ready"][number];

const tones = { preparing: "grey", ready: "green", rider: "green" } as const;

interface ColumnProps {
  kind: keyof typeof tones;
  orders: readonly NumberOnDisplay[];
  called: ReadonlySet<number>;
  hint?: string | undefined;
}

function Column({ kind, orders, called, hint }: ColumnProps) {
  const t = useT();
  const titleId = useId();
  const numbers = orders.map((order) => order.token_no);
  const ridden = new Set(orders.flatMap((order) => (order.is_delivery ? [order.token_no] : [])));
  const { list, isMany, shown, page, pages } = useNumberPages(numbers, called);
  return (
    <section aria-labelledby={titleId} className={classes.column} data-kind={kind} data-tone={tones[kind]}>
      <h2 id={titleId} className={classes.title}>
        {kind === "rider" ? <IconMoped className={classes.moped} aria-hidden="true" /> : null}
        {t(`orderDisplay.${kind}`)}
        {hint ? <span className={classes.hint}>{hint}</span> : null}
        {pages > 1 ? (
          <span className={classes.pages}>
            {t("orderDisplay.page", { count: numbers.length, page, pages })}
          </span>
        ) : null}
      </h2>
      <ul ref={list} className={classes.numbers} data-many={isMany || undefined}>
        {shown.map((tokenNo) => (
          <li
            key={tokenNo}
            className={classes.number}
            data-called={(kind !== "preparing" && called.has(tokenNo)) || undefined}
          >
            <VisuallyHidden>
              {t(
                kind === "preparing" && ridden.has(tokenNo)
                  ? "orderDisplay.token_rider"
                  : "orderDisplay.token",
                { tokenNo },
              )}
            </VisuallyHidden>
            <span aria-hidden="true">{formatPlainNumber(tokenNo)}</span>
            {kind === "preparing" && ridden.has(tokenNo) ? (
              <IconMoped className={classes.mark} aria-hidden="true" />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Returns the numbers that became ready within the last `CALLED_MS`; each plays a sound and is announced once. Showing or hiding
 * the numbers of tables calls none.
 */
function useCalledNumbers(
  ready: readonly NumberOnDisplay[] | undefined,
  withTables: boolean,
): ReadonlySet<number> {
  const t = useT();
  const announce = useAnnounce();
  const before = useRef<{ withTables: boolean; numbers: readonly number[] } | null>(null);
  const [called, setCalled] = useState<ReadonlySet<number>>(new Set());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const timersAtStart = timers.current;
    return () => {
      for (const timer of timersAtStart) clearTimeout(timer);
    };
  }, []);
  useEffect(() => {
    if (!ready) return;
    const known = before.current?.withTables === withTables ? before.current.numbers : null;
    const numbers = ready.map((order) => order.token_no);
    const newNumbers = newlyReadyNumbers(known, numbers);
    before.current = { withTables, numbers };
    if (newNumbers.length === 0) return;
    playReady();
    const isForRider = (tokenNo: number) =>
      ready.some((order) => order.token_no === tokenNo && order.is_delivery);
    for (const tokenNo of newNumbers)
      announce(t(isForRider(tokenNo) ? "orderDisplay.called_rider" : "orderDisplay.called", { tokenNo }));
    setCalled((now) => new Set([...now, ...newNumbers]));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setCalled((now) => new Set([...now].filter((tokenNo) => !newNumbers.includes(tokenNo))));
    }, CALLED_MS);
    timers.current.add(timer);
  }, [ready, withTables, announce, t]);
  return called;
}

/** Returns the numbers in `now` that are not in `before`; none on the first reading, when `before` is null. */
export function newlyReadyNumbers(before: readonly number[] | null, now: readonly number[]): number[] {
  if (before === null) return [];
  return now.filter((tokenNo) => !before.includes(tokenNo));
}

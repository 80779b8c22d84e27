import { IconArmchair, IconArmchairOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useId, useMemo, useState } from "react";
import { useServerHeard } from "#platform/web/connection-store.ts";
import { FullScreenButton } from "#platform/web/frame/full-screen-button.tsx";
import { useStaffMenu } from "#platform/web/frame/staff-menu.ts";
import { useFullScreen } from "#platform/web/frame/use-full-screen.ts";
import { useFollowedList } from "#platform/web/live-lists/followed-list.ts";
import { useUser } from "#platform/web/session/session.ts";
import { failureText } from "#platform/web/show-error.ts";
import { readStored, writeStored } from "#platform/web/stored.ts";
import { useT } from "#platform/web/use-t.ts";
import { useWakeLock } from "#platform/web/use-wake-lock.ts";
import { FeedBanner, SoundButton } from "#service/kitchen/web/public.ts";
import { CardGridSkeleton } from "#ui/feedback/card-grid-skeleton.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { OrdersPicture } from "#ui/pictures/orders-picture.tsx";
import classes from "./order-display.module.css";
import { numberChanges, orderDisplayKey, orderDisplayQuery } from "./order-display-api.ts";
import { useCalledNumbers } from "./use-called-numbers.ts";
import { useNumberPages } from "./use-number-pages.ts";

const TABLES_KEY = "order-status-tables";

/** /dashboard/order-status: the numbers that guests look for, in two columns, read from 4 m. */
export function OrderDisplayScreen() {
  const t = useT();
  const [withTables, setWithTables] = useState(() => readStored(TABLES_KEY) === "true");
  const query = useQuery(orderDisplayQuery(withTables, useServerHeard()));
  useFollowedList(numberChanges, orderDisplayKey);
  useWakeLock();
  const { data } = query;
  const ready = useMemo(() => data?.ready.map((order) => order.token_no), [data]);
  const called = useCalledNumbers(ready, withTables);
  const toggleTables = () => {
    writeStored(TABLES_KEY, withTables ? null : "true");
    setWithTables(!withTables);
  };
  return (
    <div className={classes.display}>
      <Head withTables={withTables} onTables={toggleTables} />
      {data ? <FeedBanner updatedAt={query.dataUpdatedAt} isFailing={query.isError} /> : null}
      {data && ready ? (
        data.preparing.length + ready.length === 0 ? (
          <div className={classes.empty} role="status">
            <EmptyState picture={<OrdersPicture />} message={t("orderDisplay.nobody")} />
          </div>
        ) : (
          <div className={classes.columns}>
            <Column
              kind="preparing"
              numbers={data.preparing.map((order) => order.token_no)}
              called={called}
            />
            <Column kind="ready" numbers={ready} called={called} />
          </div>
        )
      ) : query.error ? (
        <div className={classes.waiting}>
          <FailureState
            reason={failureText(query.error, "orderDisplay.failed")}
            onRetry={() => void query.refetch()}
            busy={query.isFetching}
          />
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
  return (
    <header className={classes.head}>
      <h1 className={classes.store}>{user?.store_name ?? t("screens.orderStatus")}</h1>
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

interface ColumnProps {
  kind: "preparing" | "ready";
  numbers: readonly number[];
  called: ReadonlySet<number>;
}

function Column({ kind, numbers, called }: ColumnProps) {
  const t = useT();
  const titleId = useId();
  const { list, isMany, shown, page, pages } = useNumberPages(numbers, called);
  return (
    <section
      aria-labelledby={titleId}
      className={classes.column}
      data-kind={kind}
      data-tone={kind === "ready" ? "green" : "grey"}
    >
      <h2 id={titleId} className={classes.title}>
        {t(`orderDisplay.${kind}`)}
        {kind === "ready" ? <span className={classes.hint}>{t("orderDisplay.ready_hint")}</span> : null}
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
            data-called={(kind === "ready" && called.has(tokenNo)) || undefined}
          >
            <span className="visually-hidden">{t("orderDisplay.token", { tokenNo })}</span>
            <span aria-hidden="true">{tokenNo}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

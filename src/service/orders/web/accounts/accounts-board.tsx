import { IconRefresh } from "@tabler/icons-react";
import { useMutationState, useQuery } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { Translate } from "#platform/web/i18n.ts";
import { useFollowedList } from "#platform/web/live-lists/followed-list.ts";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useMayDo } from "#platform/web/session/session.ts";
import { failureText, showFailure } from "#platform/web/show-error.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { CardGridSkeleton } from "#ui/feedback/card-grid-skeleton.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { OrdersPicture } from "#ui/pictures/orders-picture.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import { type OrderFilter, orderFilters } from "../../domain/order-status.ts";
import { isGroupShown, namedFirst } from "../../domain/table-groups.ts";
import { AccountDialogs } from "./account-dialogs.tsx";
import classes from "./accounts-board.module.css";
import { CardGrid } from "./card-grid.tsx";
import { isLineChange, isOver, lineChangeKey, type OpenAccount, withLineStatus } from "./open-accounts.ts";
import { accountChanges, openAccountsQuery } from "./orders-api.ts";
import { useServerNow } from "./use-server-now.ts";

interface AccountsBoardProps {
  title: string;
  /** Search text in the address. */
  search: string;
  onSearch: (search: string) => void;
  /** Absent on screens without filter buttons. */
  filter?: { readonly value: OrderFilter; readonly onChange: (filter: OrderFilter) => void };
  /** Chooses the accounts that this screen shows; default: all of them. */
  of?: (accounts: readonly OpenAccount[]) => readonly OpenAccount[];
  /** Text for a screen without any account, with a hint how to get one. */
  empty: { readonly message: string; readonly hint: string };
  card: (account: OpenAccount, now: number) => ReactNode;
  /** Secondary buttons before the refresh button. */
  actions?: ReactNode;
  /** Beside the filters: other views of the same accounts. */
  views?: ReactNode;
  /** Replaces the cards; gets all accounts, those that pass search and filter, and the server's clock. */
  instead?:
    | ((accounts: readonly OpenAccount[], shown: readonly OpenAccount[], now: number) => ReactNode)
    | undefined;
  /** Further parts of the screen that open account dialogs. */
  children?: ReactNode;
}

const noAccounts: readonly OpenAccount[] = [];

/** Says how many accounts are open; null when none is. */
function openText(accounts: readonly OpenAccount[], t: Translate): string | null {
  const count = accounts.filter((account) => !isOver(account)).length;
  return count > 0 ? t("common.open_accounts_count", { count }) : null;
}

/** Returns the accounts that pass filter and search. */
function useShownAccounts(accounts: readonly OpenAccount[] | undefined, status: OrderFilter, search: string) {
  return useMemo(() => {
    const found = accounts?.filter((account) => isGroupShown(account, status, search));
    return found && namedFirst(found, search);
  }, [accounts, status, search]);
}

/** Shows the open accounts as live cards: head with search and filters, loading, failure, empty state, and the grid. */
export function AccountsBoard(props: AccountsBoardProps) {
  const { title, search, onSearch, filter, empty, card, instead } = props;
  const t = useT();
  const [text, setText] = useSearchText(search, onSearch);
  const { accounts: open, data, error, isFetching, refetch } = useOpenAccounts();
  const accounts = open && (props.of?.(open) ?? open);
  const now = useServerNow(data?.clockAhead ?? 0, accounts);
  const searched = useDeferredValue(text);
  const status = filter?.value ?? "all";
  const shown = useShownAccounts(accounts, status, searched);
  const showAll = () => {
    setText("");
    filter?.onChange("all");
  };
  return (
    <AccountDialogs accounts={accounts ?? noAccounts}>
      <PageHeader
        title={title}
        meta={openText(accounts ?? noAccounts, t)}
        action={
          <>
            {props.actions}
            <RefreshButton refetch={refetch} busy={isFetching} />
          </>
        }
        filters={
          <>
            <div className={classes.search}>
              <SearchField label={t("orders.search")} value={text} onChange={setText} />
            </div>
            {props.views}
            {filter ? <FilterButtons accounts={accounts} search={searched} {...filter} /> : null}
          </>
        }
      />
      {accounts && shown ? (
        <>
          {error ? (
            <p className={classes.stale} role="status">
              {failureText(error, "orders.failure.load")}
            </p>
          ) : null}
          {instead ? (
            instead(accounts, shown, now)
          ) : shown.length === 0 ? (
            <NoAccounts empty={accounts.length === 0 ? empty : null} onShowAll={showAll} />
          ) : (
            <CardGrid accounts={shown} card={(account) => card(account, now)} />
          )}
        </>
      ) : (
        <NotLoaded error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {props.children}
    </AccountDialogs>
  );
}

interface RefreshButtonProps {
  refetch: ReturnType<typeof useOpenAccounts>["refetch"];
  busy: boolean;
}

function RefreshButton({ refetch, busy }: RefreshButtonProps) {
  const t = useT();
  const refresh = async () => {
    const { error } = await refetch();
    if (error) showFailure(error, "orders.failure.load");
  };
  return (
    <IconButton
      label={t("common.refresh")}
      icon={<IconRefresh size={20} className={busy ? classes.turning : undefined} />}
      variant="default"
      onClick={() => void refresh()}
    />
  );
}

interface NotLoadedProps {
  error: Error | null;
  busy: boolean;
  onRetry: () => void;
}

/** Shows loading or the failure until the accounts are there. */
function NotLoaded({ error, busy, onRetry }: NotLoadedProps) {
  const t = useT();
  if (error)
    return <FailureState reason={failureText(error, "orders.failure.load")} onRetry={onRetry} busy={busy} />;
  return <CardGridSkeleton label={t("ui.loading")} count={8} cardHeight={264} minWidth={320} />;
}

interface FilterButtonsProps {
  accounts: readonly OpenAccount[] | undefined;
  search: string;
  value: OrderFilter;
  onChange: (filter: OrderFilter) => void;
}

/** The five filters, each with its number of cards. */
function FilterButtons({ accounts, search, value, onChange }: FilterButtonsProps) {
  const t = useT();
  const options = orderFilters.map((filter) => {
    const count = accounts?.filter((account) => isGroupShown(account, filter, search)).length;
    const label = t(`orders.filter.${filter}`);
    return { value: filter, label, ...(count === undefined ? {} : { count }) };
  });
  return (
    <SegmentedFilter label={t("orders.filter.label")} options={options} value={value} onChange={onChange} />
  );
}

/** A change of the charging rules changes every balance, so everything is reloaded. */
const openAccountsKeys = [openAccountsQuery.queryKey];

/**
 * Returns the open accounts, live by socket, with the changes that this device has just made. A refusal needs no
 * rollback: a change is laid over the data only while it is on its way. Cancelling waits for the server.
 */
function useOpenAccounts() {
  useFollowedList(accountChanges, openAccountsQuery.queryKey);
  useRealtimeRefresh(["charging_changed"], openAccountsKeys);
  const query = useQuery(openAccountsQuery);
  const pendingChanges = useMutationState({
    filters: { mutationKey: lineChangeKey, status: "pending" },
    select: (mutation) => mutation.state.variables,
  });
  const { data } = query;
  const accounts = useMemo(
    () =>
      data &&
      pendingChanges
        .filter(isLineChange)
        .filter((change) => change.status !== "cancelled")
        .reduce(withLineStatus, data.accounts),
    [data, pendingChanges],
  );
  return { ...query, accounts };
}

/** Longest search text kept in the address. */
const LONGEST_TEXT = 100;

/**
 * Keeps a search text that reacts to every keystroke in the address. The address follows a moment later, one text
 * after the other; only after it has caught up does another text in it (a link, going back) replace the typed
 * one.
 */
function useSearchText(
  addressText: string,
  writeToAddress: (text: string) => void,
): readonly [string, (text: string) => void] {
  const [text, setText] = useState(addressText);
  const written = useRef(addressText);
  const caughtUp = useRef(true);
  useEffect(() => {
    if (addressText === written.current) caughtUp.current = true;
    else if (caughtUp.current) {
      written.current = addressText;
      setText(addressText);
    }
  }, [addressText]);
  const change = (typed: string) => {
    const next = typed.slice(0, LONGEST_TEXT);
    setText(next);
    written.current = next;
    caughtUp.current = next === addressText;
    writeToAddress(next);
  };
  return [text, change];
}

interface NoAccountsProps {
  /** Text for when there is no account at all; null when search or filter hide them. */
  empty: { readonly message: string; readonly hint: string } | null;
  onShowAll: () => void;
}

/** Replaces the cards when none is shown. */
function NoAccounts({ empty, onShowAll }: NoAccountsProps) {
  const t = useT();
  const mayDo = useMayDo();
  if (empty === null)
    return (
      <EmptyState
        picture={<SearchPicture />}
        message={t("orders.no_results")}
        hint={t("orders.no_results_hint")}
        action={
          <Button variant="default" onClick={onShowAll}>
            {t("orders.show_all")}
          </Button>
        }
      />
    );
  const maySell = mayDo("order.create");
  return (
    <EmptyState
      picture={<OrdersPicture />}
      message={empty.message}
      hint={empty.hint}
      action={maySell ? <RouterButton to="/dashboard/pos">{t("orders.go_to_pos")}</RouterButton> : null}
    />
  );
}

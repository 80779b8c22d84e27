import { IconRefresh } from "@tabler/icons-react";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import type { Translate } from "#platform/web/i18n.ts";
import { failureText, showFailure } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { CardGridSkeleton } from "#ui/feedback/card-grid-skeleton.tsx";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { namedFirst } from "../../domain/named-first.ts";
import { type OrderFilter, orderFilters } from "../../domain/order-status.ts";
import { isGroupShown } from "../../domain/table-groups.ts";
import { AccountDialogs } from "./account-dialogs.tsx";
import classes from "./accounts-board.module.css";
import { CardGrid } from "./card-grid.tsx";
import { NoAccounts } from "./no-accounts.tsx";
import { isOver, type OpenAccount } from "./open-accounts.ts";
import { useOpenAccounts } from "./use-open-accounts.ts";
import { useSearchText } from "./use-search-text.ts";
import { useServerNow } from "./use-server-now.ts";

export interface AccountsBoardProps {
  title: string;
  /** Search text of the address, and how to change it there. */
  search: string;
  onSearch: (search: string) => void;
  /** Absent on screens without filter buttons. */
  filter?: { readonly value: OrderFilter; readonly onChange: (filter: OrderFilter) => void };
  /** What of the open accounts this screen shows; all of them unless told. */
  of?: (accounts: readonly OpenAccount[]) => readonly OpenAccount[];
  /** One sentence for when there is no account at all, and how to get one. */
  empty: { readonly message: string; readonly hint: string };
  card: (account: OpenAccount, now: number) => ReactNode;
  /** Quiet buttons before refreshing. */
  actions?: ReactNode;
  /** Beside the filters: another way to look at the same accounts. */
  views?: ReactNode;
  /** In place of the cards: gets all accounts, those that pass search and filter, and the server's clock. */
  instead?:
    | ((accounts: readonly OpenAccount[], shown: readonly OpenAccount[], now: number) => ReactNode)
    | undefined;
  /** Further things of the screen that open the dialogs of accounts. */
  children?: ReactNode;
}

const noAccounts: readonly OpenAccount[] = [];

/** How many accounts are open; null when none is. */
function openText(accounts: readonly OpenAccount[], t: Translate): string | null {
  const count = accounts.filter((account) => !isOver(account)).length;
  return count > 0 ? t("orders.open", { count }) : null;
}

/** Those that pass filter and search. */
function useShown(accounts: readonly OpenAccount[] | undefined, status: OrderFilter, search: string) {
  return useMemo(() => {
    const found = accounts?.filter((account) => isGroupShown(account, status, search));
    return found && namedFirst(found, search);
  }, [accounts, status, search]);
}

/** The open accounts as cards, live: head with search and filters, loading, failing, empty, and the grid. */
export function AccountsBoard(props: AccountsBoardProps) {
  const { title, search, onSearch, filter, empty, card, instead } = props;
  const t = useT();
  const [text, setText] = useSearchText(search, onSearch);
  const { accounts: open, data, error, isFetching, refetch } = useOpenAccounts();
  const accounts = open && (props.of?.(open) ?? open);
  const now = useServerNow(data?.clockAhead ?? 0, accounts);
  const searched = useDeferredValue(text);
  const status = filter?.value ?? "all";
  const shown = useShown(accounts, status, searched);
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
      label={t("orders.refresh")}
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

/** In place of the accounts until they are there. */
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

/** The five filters, each with how many cards it shows. */
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

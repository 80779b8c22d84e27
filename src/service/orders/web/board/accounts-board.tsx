import { useMediaQuery } from "@mantine/hooks";
import { lazy, type ReactNode, Suspense, useDeferredValue, useMemo, useState } from "react";
import { factsText } from "#platform/web/facts-text.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useMayDo, useUser } from "#platform/web/session/session.ts";
import { failureText, showFailure } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { useVisitWishes } from "#service/visits/web/public.ts";
import { CardGridSkeleton } from "#ui/feedback/card-grid-skeleton.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Box, Text } from "#ui/layout/layout.tsx";
import { OrdersPicture } from "#ui/pictures/orders-picture.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import type { OrderFilter } from "../../domain/order-status.ts";
import type { OrderView } from "../../domain/order-views.ts";
import { isGroupShown, namedFirst } from "../../domain/table-groups.ts";
import { AccountDialogs } from "../accounts/account-dialogs.tsx";
import { AccountLayer, type DetailsOfScreen } from "../accounts/account-layer.tsx";
import type { TileProps } from "../accounts/account-tile.tsx";
import {
  type AccountGroup,
  arrangeAccounts,
  keepArrangement,
  lastArrangement,
} from "../accounts/arrange-accounts.ts";
import { isOver, type OpenAccount } from "../accounts/open-accounts.ts";
import { useServerNow } from "../accounts/use-server-now.ts";
import { AccountGrid } from "./account-grid.tsx";
import classes from "./accounts-board.module.css";
import { AccountsHead } from "./accounts-head.tsx";
import { useOpenAccounts } from "./use-open-accounts.ts";
import { useSearchText } from "./use-search-text.ts";

const FloorView = lazy(() =>
  import("../floor/floor-view.tsx").then((module) => ({ default: module.FloorView })),
);

interface AccountsBoardProps {
  title: string;
  /** Search text in the address. */
  search: string;
  onSearch: (search: string) => void;
  /** Absent on screens without filter buttons. */
  filter?: { readonly value: OrderFilter; readonly onChange: (filter: OrderFilter) => void };
  view: OrderView;
  onView: (view: OrderView) => void;
  /** Chooses the accounts that this screen shows; default: all of them. */
  of?: (accounts: readonly OpenAccount[]) => readonly OpenAccount[];
  /** Text for a screen without any account, with a hint how to get one. */
  empty: { readonly message: string; readonly hint: string };
  tile: (props: TileProps) => ReactNode;
  /** Returns the parts that the screen adds to the details of an account. */
  details: (account: OpenAccount) => DetailsOfScreen;
  /** Key of the account whose details are shown. */
  opened: string | null;
  onOpened: (key: string | null) => void;
  /** Secondary buttons before the refresh button. */
  actions?: ReactNode;
  /** Further parts of the screen that open account dialogs. */
  children?: ReactNode;
}

const noAccounts: readonly OpenAccount[] = [];

/** Below this width the head is that of a phone, as in the frame. */
const PHONE = "(max-width: 47.99em)";

/** Says how many accounts are open; null when none is. */
function openText(accounts: readonly OpenAccount[], t: Translate): string | null {
  const count = accounts.filter((account) => !isOver(account)).length;
  return count > 0 ? t("common.open_accounts_count", { count }) : null;
}

/** Returns the accounts that pass filter and search. */
function useShownAccounts(accounts: readonly OpenAccount[] | undefined, status: OrderFilter, search: string) {
  return useMemo(
    () => accounts?.filter((account) => isGroupShown(account, status, search)),
    [accounts, status, search],
  );
}

/** Keeps in which order the accounts are shown, on this device. */
function useArrangement() {
  const [arrangement, setArrangement] = useState(lastArrangement);
  return {
    arrangement,
    onArrangement: (chosen: typeof arrangement) => {
      keepArrangement(chosen);
      setArrangement(chosen);
    },
  };
}

/**
 * Shows the open accounts as live cards or on the plan: head with search and filters, loading, failure, empty state, and
 * the details of one account beside them.
 */
export function AccountsBoard(props: AccountsBoardProps) {
  const { title, search, onSearch, filter } = props;
  const t = useT();
  const [text, setText] = useSearchText(search, onSearch);
  const arranging = useArrangement();
  const { accounts: open, data, error, isFetching, refetch } = useOpenAccounts();
  const accounts = open && (props.of?.(open) ?? open);
  const now = useServerNow(data?.clockAhead ?? 0, accounts);
  const searched = useDeferredValue(text);
  const shown = useShownAccounts(accounts, filter?.value ?? "all", searched);
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const showAll = () => {
    setText("");
    filter?.onChange("all");
  };
  const refresh = async () => {
    const answer = await refetch();
    if (answer.error) showFailure(answer.error, "orders.failure.load");
  };
  return (
    <AccountDialogs accounts={accounts ?? noAccounts}>
      <AccountsHead
        title={title}
        meta={openText(accounts ?? noAccounts, t)}
        isPhone={isPhone}
        search={text}
        onSearch={setText}
        filter={
          filter && {
            ...filter,
            countOf: (status) =>
              accounts?.filter((account) => isGroupShown(account, status, searched)).length,
          }
        }
        {...arranging}
        view={props.view}
        onView={props.onView}
        actions={props.actions}
        onRefresh={() => void refresh()}
        busy={isFetching}
      />
      {accounts && shown ? (
        <>
          {error ? (
            <p className={classes.stale} role="status">
              {failureText(error, "orders.failure.load")}
            </p>
          ) : null}
          <BoardBody {...props} {...arranging} {...{ accounts, shown, now, searched }} onShowAll={showAll} />
        </>
      ) : (
        <NotLoaded error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {props.children}
    </AccountDialogs>
  );
}

interface BoardBodyProps extends ShownProps {
  onShowAll: () => void;
}

/** The accounts that are shown, and beside them the details of the opened one. */
function BoardBody({ onShowAll, ...props }: BoardBodyProps) {
  const { accounts, shown, now, filter, opened, onOpened } = props;
  const account = accounts.find(({ key }) => key === opened);
  return (
    <div
      className={classes.body}
      data-details={account !== undefined || undefined}
      data-filters={filter !== undefined || undefined}
    >
      <div className={classes.list}>
        {props.view === "cards" && shown.length === 0 ? (
          <NoAccounts empty={accounts.length === 0 ? props.empty : null} onShowAll={onShowAll} />
        ) : (
          <Shown {...props} />
        )}
      </div>
      {account ? (
        <AccountLayer
          account={account}
          now={now}
          ofScreen={props.details(account)}
          onClose={() => onOpened(null)}
        />
      ) : null}
    </div>
  );
}

interface ShownProps extends AccountsBoardProps, ReturnType<typeof useArrangement> {
  accounts: readonly OpenAccount[];
  /** Accounts that pass search and filter. */
  shown: readonly OpenAccount[];
  now: number;
  searched: string;
}

/** Shows the accounts as cards, in groups where they are grouped, or on the plan. */
function Shown({ tile, view, opened, onOpened, arrangement, accounts, shown, now, searched }: ShownProps) {
  const t = useT();
  const user = useUser();
  const wishes = useVisitWishes();
  const draw = (account: OpenAccount) =>
    tile({
      account,
      now,
      wish: account.table_id === null ? undefined : wishes.get(account.table_id),
      isOpen: account.key === opened,
      onOpen: onOpened,
    });
  if (view === "floor")
    return (
      <Suspense
        fallback={<CardGridSkeleton label={t("ui.loading")} count={12} cardHeight={104} minWidth={104} />}
      >
        <FloorView {...{ accounts, shown, now, opened, onTable: onOpened, tile: draw }} />
      </Suspense>
    );
  const groups = arrangeAccounts(shown, arrangement, user?.user_id ?? null);
  return groups.map(({ key, name, accounts: members }) => (
    <Box as="section" key={key} below={name === null ? undefined : 16}>
      {name === null ? null : (
        <Text as="h2" below={8} size="sm" weight={650} muted>
          {factsText([groupText(name, t), members.length])}
        </Text>
      )}
      <AccountGrid accounts={namedFirst(members, searched)} tile={draw} />
    </Box>
  ));
}

function groupText(name: NonNullable<AccountGroup["name"]>, t: Translate): string {
  if (name.kind === "option") return t(`common.dining.${name.option}`);
  if (name.kind === "floor") return name.floor ?? t("orders.arrange.groups.floor");
  return t(`orders.arrange.groups.${name.kind}`);
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
  return <CardGridSkeleton label={t("ui.loading")} count={16} cardHeight={106} minWidth={284} />;
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

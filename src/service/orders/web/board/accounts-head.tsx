import { useHotkeys } from "@mantine/hooks";
import { IconArrowsSort, IconLayoutGrid, IconMap2, IconRefresh } from "@tabler/icons-react";
import { type ReactNode, useRef } from "react";
import { formatCount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { SearchField } from "#ui/forms/search-field.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import { ActionMenu, type MenuAction } from "#ui/overlay/action-menu.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { type OrderFilter, orderFilters } from "../../domain/order-status.ts";
import type { OrderView } from "../../domain/order-views.ts";
import { type Arrangement, arrangements } from "../accounts/arrange-accounts.ts";
import classes from "./accounts-head.module.css";

export interface AccountsHeadProps {
  title: string;
  /** Number of open accounts in words; null when none is open. */
  meta: string | null;
  isPhone: boolean;
  search: string;
  onSearch: (text: string) => void;
  /** Absent on screens without filter buttons; `countOf` counts the accounts under a filter. */
  filter?:
    | {
        readonly value: OrderFilter;
        readonly onChange: (filter: OrderFilter) => void;
        readonly countOf: (filter: OrderFilter) => number | undefined;
      }
    | undefined;
  arrangement: Arrangement;
  onArrangement: (arrangement: Arrangement) => void;
  view: OrderView;
  onView: (view: OrderView) => void;
  /** Buttons of the screen before the refresh button. */
  actions: ReactNode;
  onRefresh: () => void;
  busy: boolean;
}

/**
 * The head of the open accounts and of the charge screen: search, filters, order and view. On a phone it is two short
 * lines, with filters and order in one menu, so that the first table is near the top.
 */
export function AccountsHead(props: AccountsHeadProps) {
  const { title, meta, isPhone, filter } = props;
  const name = (
    <div className={classes.name}>
      <h1 className={classes.title}>{title}</h1>
      {meta ? <Muted as="span">{meta}</Muted> : null}
    </div>
  );
  if (isPhone)
    return (
      <header className={classes.head} data-phone>
        {name}
        <div className={classes.line}>
          <BoardSearch {...props} />
          <PlanSwitch {...props} />
          {props.actions}
          <BoardMenu {...props} />
        </div>
      </header>
    );
  const tools = (
    <div className={classes.tools}>
      <BoardMenu {...props} />
      <ViewChoice {...props} />
    </div>
  );
  return (
    <header className={classes.head}>
      <div className={classes.line}>
        {name}
        <BoardSearch {...props} />
        <div className={classes.actions}>
          {filter ? null : tools}
          {props.actions}
          <RefreshButton {...props} />
        </div>
      </div>
      {filter ? (
        <div className={classes.line}>
          <FilterButtons {...filter} />
          {tools}
        </div>
      ) : null}
    </header>
  );
}

/** "/" leads to the search, as on the till. */
function BoardSearch({ search, onSearch, isPhone }: AccountsHeadProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  useHotkeys([["/", () => input.current?.focus()]]);
  return (
    <div className={classes.search}>
      <SearchField
        ref={input}
        label={t("orders.search")}
        value={search}
        onChange={onSearch}
        {...(isPhone ? {} : { hotkey: "/" })}
      />
    </div>
  );
}

/** The filters, each with its number of cards. */
function FilterButtons({ value, onChange, countOf }: NonNullable<AccountsHeadProps["filter"]>) {
  const t = useT();
  const options = orderFilters.map((filter) => {
    const count = countOf(filter);
    const label = t(`orders.filter.${filter}`);
    return { value: filter, label, ...(count === undefined ? {} : { count }) };
  });
  return (
    <SegmentedFilter label={t("orders.filter.label")} options={options} value={value} onChange={onChange} />
  );
}

function ViewChoice({ view, onView }: AccountsHeadProps) {
  const t = useT();
  return (
    <SegmentedFilter
      label={t("common.view_mode")}
      value={view}
      onChange={onView}
      options={[
        { value: "cards", label: "", name: t("orders.floor.cards"), icon: <IconLayoutGrid size={20} /> },
        { value: "floor", label: "", name: t("orders.floor.plan"), icon: <IconMap2 size={20} /> },
      ]}
    />
  );
}

/** On a phone one tap changes between the cards and the plan. */
function PlanSwitch({ view, onView }: AccountsHeadProps) {
  const t = useT();
  const isPlan = view === "floor";
  return (
    <IconButton
      variant="default"
      label={t(isPlan ? "orders.floor.cards" : "orders.floor.plan")}
      icon={isPlan ? <IconLayoutGrid size={20} /> : <IconMap2 size={20} />}
      onClick={() => onView(isPlan ? "cards" : "floor")}
    />
  );
}

function RefreshButton({ onRefresh, busy }: AccountsHeadProps) {
  const t = useT();
  return (
    <IconButton
      label={t("common.refresh")}
      icon={<IconRefresh size={20} className={busy ? classes.turning : undefined} />}
      variant="default"
      onClick={onRefresh}
    />
  );
}

/** The order and, on a phone, the filter and reading anew. */
function BoardMenu(props: AccountsHeadProps) {
  const { isPhone, filter, arrangement, onArrangement, onRefresh } = props;
  const t = useT();
  const orders = arrangements.map(
    (each, index): MenuAction => ({
      key: each,
      label: t(`orders.arrange.${each}`),
      checked: each === arrangement,
      onSelect: () => onArrangement(each),
      ...(index === 0 ? { heading: t("orders.arrange.label") } : {}),
    }),
  );
  const filters = filter
    ? orderFilters.map((each, index): MenuAction => {
        const count = filter.countOf(each);
        const label = t(`orders.filter.${each}`);
        return {
          key: `filter-${each}`,
          label: count === undefined ? label : `${label} (${formatCount(count)})`,
          checked: each === filter.value,
          onSelect: () => filter.onChange(each),
          ...(index === 0 ? { heading: t("orders.filter.label") } : {}),
        };
      })
    : [];
  const refresh: MenuAction = {
    key: "refresh",
    label: t("common.refresh"),
    icon: <IconRefresh size={20} />,
    heading: t("orders.arrange.more"),
    onSelect: onRefresh,
  };
  const order = t("orders.arrange.label");
  const label = !isPhone
    ? t("common.labelled", { label: order, value: t(`orders.arrange.${arrangement}`) })
    : filter
      ? t("orders.arrange.order_and_filter")
      : order;
  const isFiltered = isPhone && filter !== undefined && filter.value !== "all";
  return (
    <div className={classes.menu} data-filtered={isFiltered || undefined}>
      <ActionMenu
        label={label}
        actions={isPhone ? [...filters, ...orders, refresh] : orders}
        trigger={
          <>
            <IconArrowsSort size={20} aria-hidden="true" />
            {isPhone ? null : <span className={classes.chosen}>{t(`orders.arrange.${arrangement}`)}</span>}
          </>
        }
      />
    </div>
  );
}

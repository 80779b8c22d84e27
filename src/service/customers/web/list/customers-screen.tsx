import { IconCake, IconDownload, IconFileImport, IconListDetails, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { ResponseOf } from "#platform/contract/define.ts";
import { formatDay } from "#platform/web/format.ts";
import { CardListPage } from "#platform/web/lists/card-list-page.tsx";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { ListChoice } from "#platform/web/lists/list-choice.tsx";
import { listState } from "#platform/web/lists/list-frame.tsx";
import type { TableQuery } from "#platform/web/lists/table-query.ts";
import { useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { useMayDo } from "#platform/web/session/session.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { DEFAULT_INVOICE_TYPE } from "#service/orders/domain/invoice-type.ts";
import { CardList } from "#ui/data/card-list.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { TableSkeleton } from "#ui/feedback/table-skeleton.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import { ActionMenu, type MenuAction } from "#ui/overlay/action-menu.tsx";
import { CustomersPicture } from "#ui/pictures/customers-picture.tsx";
import { type CustomerRow, type listBirthdays, listCustomers } from "../../contract/customers.ts";
import { customerDisplayName } from "../../domain/customer-search.ts";
import {
  birthdaysQuery,
  customersPageQuery,
  saveAllCustomers,
  saveVisibleCustomers,
} from "../customer-cards-api.ts";
import { customersKey } from "../customers-api.ts";
import { useCustomerActions } from "../use-customer-actions.tsx";
import { CustomerCard, CustomerLink, customerCardSize } from "./customer-card.tsx";
import classes from "./customers.module.css";

const AddCustomerDialog = lazy(() =>
  import("../add-customer-dialog.tsx").then((module) => ({ default: module.AddCustomerDialog })),
);

const Owing = lazy(() => import("./owing.tsx").then((module) => ({ default: module.Owing })));

const views = ["all", "birthdays", "owing"] as const;
type View = (typeof views)[number];
type Query = typeof listCustomers.query;

/** Screen /dashboard/customers: customers found by phone, name or e-mail, this week's birthdays, and who owes. */
export function CustomersScreen({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const t = useT();
  const table = useTableQuery(listCustomers.query, { search, onSearch });
  useRealtimeRefresh(["customers_changed"], [customersKey]);
  const add = useAddButton(table.words);
  const view = views.find((each) => each === search.view) ?? "all";
  return (
    <>
      <PageHeader
        title={t("screens.customers")}
        action={
          <>
            <CustomerFiles table={table} isListed={view === "all"} />
            {add.button}
          </>
        }
        filters={
          <SegmentedFilter<View>
            label={t("customers.list.views")}
            layout="tight"
            value={view}
            onChange={(next) => onSearch({ q: search.q, view: next === "all" ? undefined : next })}
            options={views.map((value) => ({ value, label: t(`customers.list.view.${value}`) }))}
          />
        }
      />
      {view === "birthdays" ? (
        <Birthdays />
      ) : view === "owing" ? (
        <Suspense fallback={<TableSkeleton label={t("ui.loading")} columns={7} rows={8} />}>
          <Owing search={search} onSearch={onSearch} />
        </Suspense>
      ) : (
        <AllCustomers table={table} addButton={add.button} />
      )}
      {add.dialog}
    </>
  );
}

function AllCustomers({ table, addButton }: { table: TableQuery<Query>; addButton: ReactNode }) {
  const t = useT();
  const list = useQuery(customersPageQuery(table.query));
  const acts = useCustomerActions();
  return (
    <>
      <CardListPage<CustomerRow, Query>
        label={t("screens.customers")}
        rowKey={({ id }) => String(id)}
        table={table}
        list={list}
        searchLabel={t("customers.list.search")}
        filters={<CustomerSort table={table} />}
        empty={
          <EmptyState
            picture={<CustomersPicture />}
            message={t("customers.list.empty")}
            hint={t("customers.list.empty_hint")}
            action={addButton}
          />
        }
        card={(customer) => <CustomerCard customer={customer} acts={acts} />}
        {...customerCardSize}
      />
      {acts.dialogs}
    </>
  );
}

/** Returns the button for a new customer, for people who may add one (operations §6), and its dialog. */
function useAddButton(words: string) {
  const t = useT();
  const mayDo = useMayDo();
  const [isAdding, setAdding] = useState(false);
  const close = () => setAdding(false);
  if (!mayDo("customer.add")) return { button: null, dialog: null };
  return {
    button: (
      <Button icon={<IconPlus size={20} aria-hidden="true" />} onClick={() => setAdding(true)}>
        {t("customers.list.add")}
      </Button>
    ),
    dialog: isAdding ? (
      <Suspense fallback={null}>
        <AddCustomerDialog typed={words} type={DEFAULT_INVOICE_TYPE} onAdded={close} onClose={close} />
      </Suspense>
    ) : null,
  };
}

const look = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

interface CustomerFilesProps {
  table: TableQuery<typeof listCustomers.query>;
  /** True while a page of customers is on screen. */
  isListed: boolean;
}

/** Exports the customers on screen or all of them, and imports a file. */
function CustomerFiles({ table, isListed }: CustomerFilesProps) {
  const t = useT();
  const mayDo = useMayDo();
  const navigate = useNavigate();
  const save = (download: typeof saveAllCustomers) =>
    void download(table.query).catch((error: unknown) =>
      showFailure(error, "customers.list.download_failed"),
    );
  const importing: MenuAction = {
    key: "import",
    label: t("customers.list.import"),
    icon: <IconFileImport {...look} />,
    onSelect: () => void navigate({ to: "/dashboard/customers/import" }),
  };
  return (
    <ActionMenu
      label={t("customers.list.actions")}
      actions={[
        {
          key: "visible",
          label: t("customers.list.download_visible"),
          icon: <IconListDetails {...look} />,
          disabled: !isListed,
          onSelect: () => save(saveVisibleCustomers),
        },
        {
          key: "all",
          label: t("customers.list.download_all"),
          icon: <IconDownload {...look} />,
          onSelect: () => save(saveAllCustomers),
        },
        ...(mayDo("customer.edit") ? [importing] : []),
      ]}
    />
  );
}

const sorts = {
  "-created_at": "customers.list.sorts.newest",
  created_at: "customers.list.sorts.oldest",
  name: "customers.list.sorts.name",
  "-name": "customers.list.sorts.name_down",
} as const;
type SortKey = keyof typeof sorts;
const sortKeys = Object.keys(sorts) as SortKey[];

/** Chooses the order of the customers. */
function CustomerSort({ table }: { table: TableQuery<typeof listCustomers.query> }) {
  const t = useT();
  return (
    <ListChoice
      label={t("common.sort")}
      options={sortKeys.map((value) => ({ value, label: t(sorts[value]) }))}
      value={table.query.sort}
      usual="-created_at"
      onChange={(sort) => table.setFilters({ sort })}
    />
  );
}

type Week = ResponseOf<typeof listBirthdays>;

/** Lists the birthdays of today and the six days after, the next first. */
function Birthdays() {
  const t = useT();
  const week = useQuery(birthdaysQuery);
  const { today = "", birthdays = [], has_more = false } = week.data ?? {};
  return (
    <>
      <CardList
        label={t("customers.list.view.birthdays")}
        rows={birthdays}
        rowKey={({ id }) => String(id)}
        state={listState(week)}
        empty={<EmptyState picture={<CustomersPicture />} message={t("customers.birthdays.nobody")} />}
        card={(birthday) => <BirthdayCard birthday={birthday} isToday={birthday.day === today} />}
        {...customerCardSize}
      />
      {has_more ? <Muted above={12}>{t("customers.birthdays.more")}</Muted> : null}
    </>
  );
}

function BirthdayCard({ birthday, isToday }: { birthday: Week["birthdays"][number]; isToday: boolean }) {
  const t = useT();
  const { id, phone, day, age } = birthday;
  const name = customerDisplayName(birthday);
  return (
    <SurfaceCard padding="none" label={name}>
      <div className={classes.card}>
        <div className={classes.names}>
          <CustomerLink id={id}>{name}</CustomerLink>
          {isToday ? (
            <StatusBadge
              tone="brand"
              look="plain"
              icon={<IconCake size={16} aria-hidden="true" />}
              label={t("customers.birthdays.today")}
            />
          ) : null}
        </div>
        <ul className={classes.facts}>
          <li>{t("customers.birthdays.turns", { day: formatDay(day), count: age })}</li>
          {name === phone ? null : <li>{phone}</li>}
        </ul>
      </div>
    </SurfaceCard>
  );
}

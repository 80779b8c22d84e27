import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { mayDo } from "#platform/domain/access/actions.ts";
import { CardListPage } from "#platform/web/lists/card-list-page.tsx";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import type { TableQuery } from "#platform/web/lists/table-query.ts";
import { useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { DEFAULT_INVOICE_TYPE } from "#service/orders/domain/invoice-type.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { TableSkeleton } from "#ui/feedback/table-skeleton.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { CustomersPicture } from "#ui/pictures/customers-picture.tsx";
import { type CustomerRow, listCustomers } from "../../contract/customers.ts";
import { customersPageQuery } from "../customer-cards-api.ts";
import { customersKey } from "../customers-api.ts";
import { useCustomerActs } from "../use-customer-acts.tsx";
import { Birthdays } from "./birthdays.tsx";
import { CustomerCard, cardSize } from "./customer-card.tsx";
import { CustomerFiles } from "./customer-files.tsx";
import { CustomerSort } from "./customer-sort.tsx";

const AddCustomerDialog = lazy(() =>
  import("../add-customer-dialog.tsx").then((module) => ({ default: module.AddCustomerDialog })),
);

const Owing = lazy(() => import("./owing.tsx").then((module) => ({ default: module.Owing })));

const views = ["all", "birthdays", "owing"] as const;
type View = (typeof views)[number];
type Query = typeof listCustomers.query;

/** /dashboard/customers: who comes, found by phone, name or e-mail; whose birthday it is this week. */
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
  const acts = useCustomerActs();
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
        {...cardSize}
      />
      {acts.dialogs}
    </>
  );
}

/** The button for a new customer, for whoever may add one (operations §6), and its dialog. */
function useAddButton(words: string) {
  const t = useT();
  const user = useUser();
  const [isAdding, setAdding] = useState(false);
  const close = () => setAdding(false);
  if (user === null || !mayDo(actorOf(user), "customer.add")) return { button: null, dialog: null };
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

import { useDebouncedValue } from "@mantine/hooks";
import { IconArmchair, IconReceipt, IconSoup, IconUser } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { MenuItem } from "#menu/menu/domain/menu-item.ts";
import { mayDo } from "#platform/domain/access/actions.ts";
import { mayEnter, searchScreens } from "#platform/domain/access/may-enter.ts";
import { screens } from "#platform/domain/access/screens.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import { screenLook } from "#platform/web/screens/screens.tsx";
import { actorOf, type StoredUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { chooseCustomer } from "#service/cart/domain/edit-cart.ts";
import type { CustomerSummary } from "#service/customers/contract/customers.ts";
import { customerDisplayName } from "#service/customers/domain/customer-search.ts";
import { customerSearchQuery } from "#service/customers/web/public.ts";
import type { FloorTable } from "#service/floor/contract/floor.ts";
import { floorQuery } from "#service/floor/web/public.ts";
import { accountName, type OpenAccount, openAccountsQuery } from "#service/orders/web/public.ts";
import { cartStoreOf, posMenuQuery } from "#service/pos/web/public.ts";
import { type Command, CommandPalette } from "#ui/frame/command-palette.tsx";
import { sectionTitles } from "./staff-navigation.tsx";

export interface SearchPanelProps {
  user: StoredUser;
  onClose: () => void;
}

/** The open command search: screens by their title in the current language, and things in them. */
export function SearchPanel({ user, onClose }: SearchPanelProps) {
  const t = useT();
  const router = useRouter();
  const [text, setText] = useState("");
  const found = useFound(user, text);
  const commands = searchScreens(actorOf(user)).flatMap((id): Command[] => {
    const look = screenLook(id);
    if (!look) return [];
    const { path, section } = screens[id];
    return [
      {
        id,
        title: t(look.title),
        icon: look.icon,
        ...(section ? { group: t(sectionTitles[section]) } : {}),
        onSelect: () => void router.navigate({ to: path }),
      },
    ];
  });
  return (
    <CommandPalette
      opened
      onClose={onClose}
      label={t("shell.search")}
      text={text}
      onText={setText}
      commands={commands}
      found={found}
      nothingFound={t("shell.search_nothing")}
    />
  );
}

/** Results of each kind: more words narrow them. */
const SHOWN = 5;
/** Pause in typing, in milliseconds, before customers are searched (operations §9). */
const TYPING_PAUSE_MS = 300;

/**
 * Finds tables, open accounts, dishes and customers that contain the text, for people whose permissions reach
 * them. All but customers are in the browser already.
 */
function useFound(user: StoredUser, typed: string): readonly Command[] {
  const text = searchText(typed);
  const [asked] = useDebouncedValue(typed, TYPING_PAUSE_MS);
  const actor = actorOf(user);
  const isOn = text !== "" && user.subscription_active;
  const maySell = isOn && mayEnter(actor, "pos");
  const mayCharge = mayDo(actor, "order.charge");
  const seesAccounts = isOn && mayEnter(actor, "orders");
  const seesCustomers = isOn && mayEnter(actor, "customers");
  const tables = useQuery({ ...floorQuery, enabled: seesAccounts }).data?.tables;
  const accounts = useQuery({ ...openAccountsQuery, enabled: seesAccounts }).data?.accounts;
  const dishes = useQuery({ ...posMenuQuery, enabled: maySell }).data?.entries;
  const customerSearch = customerSearchQuery(asked);
  const isAsked =
    (maySell || seesCustomers) && mayDo(actor, "customer.find") && customerSearch.enabled === true;
  const customers = useQuery({ ...customerSearch, enabled: isAsked }).data;
  const command = useCommands(user.tenant_id);
  if (!isOn) return [];
  const holds = (name: string | null) => name !== null && searchText(name).includes(text);
  const found = <Item,>(items: readonly Item[] | undefined, matches: (item: Item) => boolean) =>
    (items ?? []).filter(matches).slice(0, SHOWN);
  // "Mesa 1" before "Mesa 10".
  const namedFirst = <Item extends { readonly table_title: string | null }>(items: readonly Item[] = []) => {
    const isNamed = ({ table_title: title }: Item) => title !== null && searchText(title) === text;
    return items.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
  };
  return [
    ...found(namedFirst(tables), (table) => holds(table.table_title)).map((table) =>
      command.table(table, maySell),
    ),
    ...found(
      namedFirst(accounts),
      (account) =>
        holds(account.table_title) ||
        account.orders.some((order) => String(order.token_no) === text || holds(order.customer_name)),
    ).map((account) => command.account(account, mayCharge)),
    ...(maySell ? found(dishes, ({ search }) => search.includes(text)) : []).map(({ item }) =>
      command.dish(item),
    ),
    ...(isAsked ? (customers ?? []).slice(0, SHOWN) : []).map((customer) =>
      command.customer(customer, maySell),
    ),
  ];
}

/** Name and destination of each kind of result. */
function useCommands(tenantId: TenantId) {
  const t = useT();
  const { navigate } = useRouter();
  return {
    // Includes the floor, since each floor has a table 1.
    table: ({ id, table_title, floor }: FloorTable, maySell: boolean): Command => ({
      id: `table-${id}`,
      title: floor === null ? table_title : `${table_title} · ${floor}`,
      group: t("common.table"),
      icon: <IconArmchair size={20} stroke={1.75} />,
      onSelect: () =>
        void (maySell
          ? navigate({ to: "/dashboard/pos", search: { tableId: id, tableName: table_title } })
          : navigate({ to: "/dashboard/orders", search: { q: table_title } })),
    }),
    account: (account: OpenAccount, mayCharge: boolean): Command => {
      const q = account.table_title ?? String(account.orders[0]?.token_no ?? "");
      return {
        id: `account-${account.key}`,
        title: accountName(account, t),
        group: t("shell.found_account"),
        icon: <IconReceipt size={20} stroke={1.75} />,
        onSelect: () =>
          void navigate({ to: mayCharge ? "/dashboard/order-charge" : "/dashboard/orders", search: { q } }),
      };
    },
    dish: ({ id, title }: MenuItem): Command => ({
      id: `dish-${id}`,
      title,
      group: t("common.item"),
      icon: <IconSoup size={20} stroke={1.75} />,
      // The chosen table stays.
      onSelect: () => void navigate({ to: "/dashboard/pos", search: (now) => ({ ...now, item: id }) }),
    }),
    customer: (customer: CustomerSummary, maySell: boolean): Command => {
      const { id, phone } = customer;
      const name = customerDisplayName(customer);
      return {
        id: `customer-${id}`,
        title: name === phone ? phone : `${name} · ${phone}`,
        group: t("common.customer"),
        icon: <IconUser size={20} stroke={1.75} />,
        onSelect: () => {
          if (!maySell) {
            void navigate({ to: "/dashboard/customers/$customerId", params: { customerId: String(id) } });
            return;
          }
          const till = cartStoreOf(tenantId);
          till.change(chooseCustomer(till.getState().cart, { type: "CUSTOMER", id, phone, name }));
          void navigate({ to: "/dashboard/pos" });
        },
      };
    },
  };
}

import { useQuery } from "@tanstack/react-query";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import type { MenuItemId, QrOrderId, TableId } from "#platform/domain/ids.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { cartStoreOf } from "./cart/cart-keeper.ts";
import { useMenuChanges } from "./menu/use-menu-changes.ts";
import { posMenuQuery } from "./pos-api.ts";
import type { AccountWithOption, NamedTable } from "./pos-search.ts";
import { PosSkeleton } from "./pos-skeleton.tsx";
import { PosTill } from "./pos-till.tsx";
import type { OnCharge } from "./use-charge.ts";

export interface PosScreenProps {
  /** Table of the address or of the navigation. */
  addressTable: NamedTable | null;
  /** A guests' order that another screen wants in the cart. */
  qrOrder: QrOrderId | null;
  /** An open account that gets a further order. */
  account: AccountWithOption | null;
  /** A dish to offer, as if it were tapped. */
  item: MenuItemId | null;
  /** Puts a table into the address, or with null the plain one. */
  onTable: (table: NamedTable | null) => void;
  /** Leads on to charging the table's account, or to all accounts. */
  onCharge: OnCharge;
  /** Leads to the tables and their open accounts. */
  onTables: () => void;
}

/** /dashboard/pos */
export function PosScreen(props: PosScreenProps) {
  const t = useT();
  return (
    <>
      <h1 className="visually-hidden">{t("screens.pos")}</h1>
      <PosContent {...props} />
    </>
  );
}

function PosContent({ onTable, onTables, ...given }: PosScreenProps) {
  const user = useUser();
  const { data: menu, error, refetch, isFetching } = useQuery(posMenuQuery);
  useMenuChanges(menu?.limits);
  if (!user) return null;
  if (menu === undefined)
    return error ? (
      <FailureState reason={errorText(error)} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <PosSkeleton />
    );
  const showTable = (tableId: TableId | null, isChosenHere = true) => {
    const table = menu.tables.find((table) => table.id === tableId);
    onTable(tableId === null ? null : { id: tableId, name: table?.title ?? null, isChosenHere });
  };
  return (
    <PosTill
      store={cartStoreOf(user.tenant_id)}
      menu={menu}
      {...given}
      showTable={showTable}
      {...(mayEnter(actorOf(user), "orders") && { onTables })}
    />
  );
}

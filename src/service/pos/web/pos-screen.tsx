import { useQuery } from "@tanstack/react-query";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import type { MenuItemId, QrOrderId, TableId } from "#platform/domain/ids.ts";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { VisuallyHidden } from "#ui/layout/layout.tsx";
import { cartStoreOf } from "./cart/cart-stores.ts";
import { useMenuChanges } from "./menu/use-menu-changes.ts";
import { posMenuQuery } from "./pos-api.ts";
import type { AccountWithOption, NamedTable } from "./pos-search.ts";
import { PosSkeleton } from "./pos-skeleton.tsx";
import { PosTill } from "./pos-till.tsx";
import type { OnCharge } from "./use-charge.ts";

interface PosScreenProps {
  /** Table from the address or the navigation. */
  addressTable: NamedTable | null;
  /** QR order that another screen wants in the cart. */
  qrOrder: QrOrderId | null;
  /** Open account that gets a further order. */
  account: AccountWithOption | null;
  /** Dish to offer as if it were tapped. */
  item: MenuItemId | null;
  /** Shows a table in the address; null removes it. */
  onTable: (table: NamedTable | null) => void;
  /** Opens the charging of the table's account, or all accounts. */
  onCharge: OnCharge;
  /** Opens the tables with their open accounts. */
  onTables: () => void;
}

/** /dashboard/pos */
export function PosScreen(props: PosScreenProps) {
  const t = useT();
  return (
    <>
      <VisuallyHidden as="h1">{t("screens.pos")}</VisuallyHidden>
      <PosContent {...props} />
    </>
  );
}

function PosContent({ onTable, onTables, ...given }: PosScreenProps) {
  const t = useT();
  const user = useUser();
  const { data: menu, error, refetch, isFetching } = useQuery(posMenuQuery);
  useMenuChanges(menu?.limits);
  if (!user) return null;
  if (menu === undefined)
    return error ? (
      <QueryFailure query={{ error, refetch, isFetching }} />
    ) : (
      <PosSkeleton label={t("pos.screen.loading")} />
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

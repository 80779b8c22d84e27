import { useQuery } from "@tanstack/react-query";
import { tableNumber } from "../../../../domain/floor/table-number.ts";
import { toastError } from "../../../../ui/feedback/toast.tsx";
import { NumberJump } from "../../../platform/frame/number-jump.tsx";
import { useT } from "../../../platform/use-t.ts";
import { openAccountsQuery } from "../accounts/orders-api.ts";
import { floorQuery } from "./floor-api.ts";
import { useOpenTable } from "./use-open-table.ts";

/** A number and Enter open that table: its account, or a new order there. */
export function TableJump({ onTable }: { onTable: (key: string) => void }) {
  const t = useT();
  const { data: floor } = useQuery(floorQuery);
  const { data: open } = useQuery(openAccountsQuery);
  const openTable = useOpenTable(onTable);
  const jump = (number: number) => {
    const table = floor?.tables.find((table) => tableNumber(table.table_title) === number);
    if (!table) return void toastError(t("orders.floor.no_such_table", { number }));
    openTable(
      table,
      open?.accounts.find((account) => account.table_id === table.id),
    )?.();
  };
  return <NumberJump onJump={jump} />;
}

import { tableNumber } from "../../../../domain/floor/table-number.ts";
import { toastError, toastSuccess } from "../../../../ui/feedback/toast.tsx";
import { NumberJump } from "../../../platform/frame/number-jump.tsx";
import { useT } from "../../../platform/use-t.ts";
import { usePos } from "../pos-context.ts";

/** A number and Enter choose that table for the cart. */
export function TableNumberJump() {
  const { menu, store, actions } = usePos();
  const t = useT();
  const jump = (number: number) => {
    const table = menu.tables.find((table) => tableNumber(table.title) === number);
    if (!table) return void toastError(t("orders.floor.no_such_table", { number }));
    actions.selectTable(table.id);
    if (store.getState().cart.tableId === table.id)
      toastSuccess(t("pos.problem.table_now", { table: table.title }));
  };
  return <NumberJump onJump={jump} />;
}

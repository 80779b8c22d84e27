import { toastSuccess } from "../../../../ui/feedback/toast.tsx";
import { useT } from "../../../platform/use-t.ts";
import { TableJump } from "../../floor/public.ts";
import { usePos } from "../pos-context.ts";

/** A number and Enter choose that table for the cart. */
export function TableNumberJump() {
  const { menu, store, actions } = usePos();
  const t = useT();
  return (
    <TableJump
      tables={menu.tables}
      onTable={({ id, title }) => {
        actions.selectTable(id);
        if (store.getState().cart.tableId === id) toastSuccess(t("pos.problem.table_now", { table: title }));
      }}
    />
  );
}

import type { Ref } from "react";
import { useOncePer } from "#platform/web/use-once-per.ts";
import { useT } from "#platform/web/use-t.ts";
import { TableJump } from "#service/floor/web/public.ts";
import { toastSuccess, toastWarning } from "#ui/feedback/toast.tsx";
import { useCart, usePos } from "../pos-context.ts";

/** Number typed on the keys of the till. */
export interface TypedNumber {
  /** Returns the number and clears it; null without one. */
  take(): number | null;
}

/**
 * Typing a number and Enter chooses that table for the cart; `typed` gives the number to a tap on the menu. Warns if the cart's
 * table is deleted meanwhile.
 */
export function TableNumberJump({ typed }: { typed: Ref<TypedNumber> }) {
  const { menu, store, actions } = usePos();
  const t = useT();
  const tableId = useCart((state) => state.cart.tableId);
  const isGone = tableId !== null && !menu.tables.some((table) => table.id === tableId);
  useOncePer(isGone ? tableId : null, () => void (isGone && toastWarning(t("pos.problem.table_gone"))));
  return (
    <TableJump
      ref={typed}
      hint={(number) => t("pos.keys.typed", { number })}
      tables={menu.tables}
      onTable={({ id, title }) => {
        actions.selectTable(id);
        if (store.getState().cart.tableId === id) toastSuccess(t("pos.problem.table_now", { table: title }));
      }}
    />
  );
}

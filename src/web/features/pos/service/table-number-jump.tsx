import type { Ref } from "react";
import { toastSuccess } from "../../../../ui/feedback/toast.tsx";
import { useT } from "../../../platform/use-t.ts";
import { TableJump } from "../../floor/public.ts";
import { usePos } from "../pos-context.ts";

/** The number typed on the keys of the till. */
export interface TypedNumber {
  /** The number, which thereby is used; null without one. */
  take(): number | null;
}

/** A number and Enter choose that table for the cart; `typed` gives the number to a tap on the menu. */
export function TableNumberJump({ typed }: { typed: Ref<TypedNumber> }) {
  const { menu, store, actions } = usePos();
  const t = useT();
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

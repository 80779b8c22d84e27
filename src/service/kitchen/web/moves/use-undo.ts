import { useEffect, useMemo, useRef } from "react";
import type { OrderId, OrderLineId } from "#platform/domain/ids.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { type DismissToast, toastUndo } from "#ui/feedback/toast.tsx";
import type { BoardState } from "../board/board-state.ts";
import { dishText } from "../ticket/dish-text.ts";
import type { MoveLines } from "./use-moves.ts";

/** `move`, with an offer of 8 s to undo when it completes lines. Only the last move can be undone. */
export function useUndo(move: MoveLines, state: BoardState): MoveLines {
  const t = useT();
  const dismissOffer = useRef<DismissToast | null>(null);
  useEffect(() => () => dismissOffer.current?.(), []);
  const latest = useRef({ state, t });
  useEffect(() => {
    latest.current = { state, t };
  }, [state, t]);
  return useMemo(
    () => (ticketId, lineIds, to) => {
      const { state: before, t: translate } = latest.current;
      move(ticketId, lineIds, to);
      dismissOffer.current?.();
      dismissOffer.current = null;
      if (to !== "completed") return;
      dismissOffer.current = toastUndo({
        message: finishedText(before, ticketId, lineIds, translate),
        undoLabel: translate("kitchen.recall.undo"),
        onUndo: () => move(ticketId, lineIds, "recalled"),
      });
    },
    [move],
  );
}

/** What was just finished, in one sentence. */
function finishedText(
  state: BoardState,
  ticketId: OrderId,
  lineIds: readonly OrderLineId[],
  t: Translate,
): string {
  const ticket = state.shown.find((card) => card.base.id === ticketId)?.base;
  const lines = ticket?.items.filter((line) => lineIds.includes(line.id)) ?? [];
  const [first] = lines;
  const tokenNo = ticket?.token_no ?? "";
  if (lines.length === 1 && first)
    return t("kitchen.recall.done", { tokenNo, dish: dishText(first.item_title, first.variant_title, t) });
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  return t("kitchen.recall.done_together", { tokenNo, count });
}

import { IconEye } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { unreachable } from "#platform/domain/unreachable.ts";
import { call } from "#platform/web/api.ts";
import { formatCount } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import type { LineChange } from "#service/line-changes/contract/line-changes.ts";
import { Box } from "#ui/layout/layout.tsx";
import { actsOnce } from "#ui/taps/guard-second-taps.ts";
import { acknowledgeChanges } from "../../contract/kitchen.ts";
import { boardKey } from "../board-api.ts";
import classes from "./ticket-changes.module.css";
import { dishText } from "./ticket-text.ts";

interface TicketChangesProps {
  changes: readonly LineChange[];
  station: string;
}

/** Shows cancelled, reduced or moved dishes of a ticket until the station acknowledges them. */
export function TicketChanges({ changes, station }: TicketChangesProps) {
  const t = useT();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (seen: readonly LineChange[]) =>
      call(acknowledgeChanges, { body: { station, changeIds: seen.map((change) => change.id) } }),
    onError: (error) => showFailure(error, "kitchen.action_failed"),
    onSettled: () => client.invalidateQueries({ queryKey: boardKey(station) }),
  });
  return (
    <div className={classes.changes} data-tone="red" data-busy={isPending || undefined}>
      <ul>
        {changes.map((change) => (
          <Change
            key={change.id}
            change={change}
            onSeen={changes.length === 1 && !isPending ? null : () => mutate([change])}
          />
        ))}
      </ul>
      <button
        {...actsOnce}
        type="button"
        className={classes.all}
        data-board-action=""
        disabled={isPending}
        onClick={() => mutate(changes)}
      >
        <IconEye size={20} stroke={2} aria-hidden="true" />
        {changes.length === 1
          ? t("kitchen.change.seen")
          : t("kitchen.change.seen_all", { count: changes.length })}
      </button>
    </div>
  );
}

/** Shows one change, with its own button if there are several. */
function Change({ change, onSeen }: { change: LineChange; onSeen: (() => void) | null }) {
  const t = useT();
  const { quantity, kind, reason, by } = change;
  const dish = dishText(change.item_title, change.variant_title, t);
  const text = changeText(change, t);
  return (
    <li className={classes.change}>
      <Box room="grow">
        <p className={classes.dish} data-kind={kind}>
          <span className={classes.quantity}>{formatCount(quantity)}×</span> {dish}
        </p>
        <p className={classes.why}>
          <strong>{text}</strong>
          {reason === null ? null : <span> · {t(`kitchen.change.reason.${reason}`)}</span>}
          {by === null ? null : <span> · {t("kitchen.change.by", { name: by })}</span>}
        </p>
      </Box>
      {onSeen === null ? null : (
        <button
          {...actsOnce}
          type="button"
          className={classes.seen}
          data-board-action=""
          aria-label={t("kitchen.change.seen_dish", { kind: text, quantity, dish })}
          onClick={onSeen}
        >
          <IconEye size={20} stroke={2} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

/** Describes a change of a sent dish for the cook. */
export function changeText(
  { kind, quantity, from_table, to_table }: Pick<LineChange, "kind" | "quantity" | "from_table" | "to_table">,
  t: Translate,
): string {
  const noTable = t("kitchen.change.no_table");
  switch (kind) {
    case "cancelled":
      return t("kitchen.change.cancelled");
    case "reduced":
      return t("kitchen.change.reduced", { quantity });
    case "moved":
      return t("kitchen.change.moved", { from: from_table ?? noTable, to: to_table ?? noTable });
    default:
      return unreachable(kind);
  }
}

import { IconEye } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { showFailure } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import type { LineChange } from "#service/line-changes/contract/line-changes.ts";
import { actsOnce } from "#ui/taps/guard-second-taps.ts";
import { boardKey, sendChangesSeen } from "../board-api.ts";
import { changeText } from "./change-text.ts";
import { dishText } from "./dish-text.ts";
import classes from "./ticket-changes.module.css";

export interface TicketChangesProps {
  changes: readonly LineChange[];
  station: string;
}

/** What was cancelled, reduced or moved of a ticket, until the station acknowledges it. */
export function TicketChanges({ changes, station }: TicketChangesProps) {
  const t = useT();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (seen: readonly LineChange[]) =>
      sendChangesSeen({ body: { station, changeIds: seen.map((change) => change.id) } }),
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

/** One change; a button of its own where there are several. */
function Change({ change, onSeen }: { change: LineChange; onSeen: (() => void) | null }) {
  const t = useT();
  const { quantity, kind, reason, by } = change;
  const dish = dishText(change.item_title, change.variant_title, t);
  const text = changeText(change, t);
  return (
    <li className={classes.change}>
      <div className={classes.what}>
        <p className={classes.dish} data-kind={kind}>
          <span className={classes.quantity}>{quantity}×</span> {dish}
        </p>
        <p className={classes.why}>
          <strong>{text}</strong>
          {reason === null ? null : <span> · {t(`kitchen.change.reason.${reason}`)}</span>}
          {by === null ? null : <span> · {t("kitchen.change.by", { name: by })}</span>}
        </p>
      </div>
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

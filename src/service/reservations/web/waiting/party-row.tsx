import { IconArmchair, IconClockExclamation, IconDoorExit, IconNote, IconPencil } from "@tabler/icons-react";
import { MINUTE_MS } from "#platform/domain/periods/durations.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatElapsed, formatTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastUndo } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { VisuallyHidden } from "#ui/layout/layout.tsx";
import { ActionMenu, type MenuAction } from "#ui/overlay/action-menu.tsx";
import type { WaitingParty } from "../../contract/waiting-list.ts";
import { useReservationRights } from "../use-reservation-actions.ts";
import classes from "./waiting.module.css";
import { usePartyLeft, usePartyReturns } from "./waiting-api.ts";

interface PartyRowProps {
  party: WaitingParty;
  now: Date;
  onEdit: () => void;
  onSeat: () => void;
}

/** Row of a waiting party: since when it waits, the quoted wait and the estimated rest; two lines on a phone. */
export function PartyRow({ party, now, onEdit, onSeat }: PartyRowProps) {
  const t = useT();
  const { maySeat } = useReservationRights();
  const { name, people_count, phone, notes, joined_at, quoted_minutes } = party;
  const waited = Math.max(0, Math.floor((now.getTime() - joined_at.getTime()) / MINUTE_MS));
  const isOverdue = quoted_minutes !== null && waited > quoted_minutes;
  const facts = [t("common.people_count", { count: people_count }), phone];
  return (
    <article className={classes.party} aria-label={name}>
      <p className={classes.waited} data-tone={isOverdue ? "red" : undefined}>
        <strong className={classes.minutes}>
          {isOverdue ? <IconClockExclamation size={18} aria-hidden="true" /> : null}
          <VisuallyHidden>{t("reservations.waiting.waited", { count: waited })}</VisuallyHidden>
          <span aria-hidden="true">{formatElapsed(waited)}</span>
        </strong>
        <span className={classes.said}>
          {quoted_minutes === null
            ? t("reservations.waiting.since")
            : t("reservations.waiting.quoted", { count: quoted_minutes })}
        </span>
      </p>
      <div className={classes.who}>
        <h2 className={classes.name}>{name}</h2>
        <p className={classes.said}>{factsText(facts)}</p>
      </div>
      <p className={classes.rest}>{restText(party, now, t)}</p>
      {notes ? (
        <p className={classes.notes}>
          <IconNote size={18} aria-hidden="true" />
          <span>{notes}</span>
        </p>
      ) : null}
      {maySeat ? <PartyActions party={party} onEdit={onEdit} onSeat={onSeat} /> : null}
    </article>
  );
}

/** Says when a table for them is expected. */
function restText({ estimated_minutes }: WaitingParty, now: Date, t: Translate): string {
  if (estimated_minutes === null) return t("reservations.waiting.no_table");
  if (estimated_minutes === 0) return t("reservations.waiting.table_free");
  return t("reservations.waiting.estimate", {
    count: estimated_minutes,
    time: formatTime(new Date(now.getTime() + estimated_minutes * MINUTE_MS)),
  });
}

function PartyActions({ party, onEdit, onSeat }: Omit<PartyRowProps, "now">) {
  const t = useT();
  const leaving = usePartyLeft();
  const returning = usePartyReturns();
  const leave = async () => {
    try {
      const { message } = await leaving.mutateAsync(party);
      toastUndo({
        message,
        undoLabel: t("common.undo"),
        onUndo: () => returning.mutate(party, { onError: showError }),
      });
    } catch (error) {
      showError(error);
    }
  };
  const actions: MenuAction[] = [
    { key: "edit", label: t("common.edit"), icon: <IconPencil size={18} />, onSelect: onEdit },
    {
      key: "left",
      label: t("reservations.waiting.left"),
      icon: <IconDoorExit size={18} />,
      disabled: leaving.isPending,
      onSelect: () => void leave(),
    },
  ];
  return (
    <div className={classes.actions}>
      <div className={classes.seat}>
        <Button variant="default" icon={<IconArmchair size={20} aria-hidden="true" />} onClick={onSeat}>
          {t("reservations.seat")}
        </Button>
      </div>
      <div className={classes.menu}>
        <ActionMenu label={t("reservations.actions_of", { name: party.name })} actions={actions} />
      </div>
    </div>
  );
}

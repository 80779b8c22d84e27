import { IconArmchair, IconDoorExit, IconNote, IconPencil, IconPhone, IconUsers } from "@tabler/icons-react";
import { MINUTE_MS } from "#platform/domain/periods/durations.ts";
import { formatTime } from "#platform/web/format.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { toastUndo } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Row, Text } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import type { WaitingParty } from "../../contract/waiting-list.ts";
import { useReservationRights } from "../use-reservation-actions.ts";
import classes from "./waiting.module.css";
import { usePartyLeft, usePartyReturns } from "./waiting-api.ts";

interface PartyCardProps {
  party: WaitingParty;
  now: Date;
  onEdit: () => void;
  onSeat: () => void;
}

/** Shows a waiting party: since when it waits, the quoted wait, and the estimated rest. */
export function PartyCard({ party, now, onEdit, onSeat }: PartyCardProps) {
  const t = useT();
  const { maySeat } = useReservationRights();
  const { name, people_count, phone, notes, joined_at, quoted_minutes, estimated_minutes } = party;
  const waited = Math.max(0, Math.floor((now.getTime() - joined_at.getTime()) / MINUTE_MS));
  const isOverdue = quoted_minutes !== null && waited > quoted_minutes;
  const icon = { size: 16, "aria-hidden": true } as const;
  return (
    <SurfaceCard label={name} tone={isOverdue ? "red" : "amber"}>
      <Row align="baseline" justify="between" gap={8}>
        <Text as="h3" room="shrink" size="md" weight={600} lines="anywhere">
          {name}
        </Text>
        <span className={classes.people}>
          <IconUsers {...icon} />
          {t("common.people_count", { count: people_count })}
        </span>
      </Row>
      <Row as="p" wrap gap={4} above={6} below={6}>
        <StatusBadge
          tone={isOverdue ? "red" : "amber"}
          label={t("reservations.waiting.waited", { count: waited })}
        />
        {quoted_minutes === null ? null : (
          <StatusBadge
            tone="grey"
            look="plain"
            label={t("reservations.waiting.quoted", { count: quoted_minutes })}
          />
        )}
      </Row>
      <Text weight={550}>
        {estimated_minutes === null
          ? t("reservations.waiting.no_table")
          : estimated_minutes === 0
            ? t("reservations.waiting.table_free")
            : t("reservations.waiting.estimate", {
                count: estimated_minutes,
                time: formatTime(new Date(now.getTime() + estimated_minutes * MINUTE_MS)),
              })}
      </Text>
      <ul className={classes.facts}>
        {phone ? (
          <li>
            <IconPhone {...icon} />
            <span>{phone}</span>
          </li>
        ) : null}
        {notes ? (
          <li>
            <IconNote {...icon} />
            <span>{notes}</span>
          </li>
        ) : null}
      </ul>
      {maySeat ? <PartyActions party={party} onEdit={onEdit} onSeat={onSeat} /> : null}
    </SurfaceCard>
  );
}

function PartyActions({ party, onEdit, onSeat }: Omit<PartyCardProps, "now">) {
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
  return (
    <Row gap={8} above={12}>
      <Button icon={<IconArmchair size={20} aria-hidden="true" />} className={classes.main} onClick={onSeat}>
        {t("reservations.seat")}
      </Button>
      <IconButton
        variant="default"
        label={t("reservations.waiting.left_named", { name: party.name })}
        icon={<IconDoorExit size={20} stroke={1.75} />}
        disabled={leaving.isPending}
        onClick={() => void leave()}
      />
      <IconButton
        variant="default"
        label={t("common.edit_name", { name: party.name })}
        icon={<IconPencil size={20} stroke={1.75} />}
        onClick={onEdit}
      />
    </Row>
  );
}

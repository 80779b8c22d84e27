import { formatDateTime } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { Reservation } from "../../contract/reservations.ts";
import { ReservationBadges } from "../attendance/attendance-look.tsx";
import { CardActions, ReservationFacts, useMenuActions } from "../list/reservation-card.tsx";
import { guestName } from "../reserved-tables/guest-name.ts";
import type { ReservationActs } from "../use-reservation-acts.ts";
import classes from "./timeline-view.module.css";

export interface ReservationDialogProps {
  reservation: Reservation;
  now: Date;
  acts: ReservationActs;
  onEdit: (reservation: Reservation) => void;
  onClose: () => void;
}

/** What is known of a reservation of the timeline, and what can be done with it. */
export function ReservationDialog({ onClose, ...card }: ReservationDialogProps) {
  const { reservation, now } = card;
  const t = useT();
  const actions = useMenuActions(card);
  return (
    <AppDialog opened size="small" title={guestName(reservation, t)} onClose={onClose}>
      <div className={classes.details}>
        <p className={classes.when}>{formatDateTime(reservation.date)}</p>
        <p className={classes.badges}>
          <ReservationBadges reservation={reservation} now={now} />
        </p>
        <ReservationFacts reservation={reservation} />
        <CardActions {...card} />
        {actions.map(({ key, label, icon, tone, onSelect }) => (
          <Button
            key={key}
            variant="default"
            fullWidth
            tone={tone ?? "normal"}
            icon={icon}
            onClick={() => {
              onClose();
              onSelect();
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </AppDialog>
  );
}

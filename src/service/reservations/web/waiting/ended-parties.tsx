import { IconArmchair, IconDoorExit, IconRotate } from "@tabler/icons-react";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import type { WaitingParty } from "../../contract/waiting-list.ts";
import { MINUTE_MS } from "../../domain/reservation.ts";
import { useReservationRights } from "../use-reservation-acts.ts";
import classes from "./waiting.module.css";
import { usePartyReturns } from "./waiting-api.ts";

/** Who was seated or left today: how long it took, and what was said. */
export function EndedParties({ parties }: { parties: readonly WaitingParty[] }) {
  const t = useT();
  const { maySeat } = useReservationRights();
  const returning = usePartyReturns();
  return (
    <ul className={classes.ended}>
      {parties.map((party) => (
        <li key={party.id} className={classes.endedParty}>
          <span className={classes.endedName}>
            <strong>{party.name}</strong>
            <small>{t("reservations.people", { count: party.people_count })}</small>
          </span>
          <StatusBadge
            tone={party.seated_at ? "green" : "grey"}
            icon={party.seated_at ? <IconArmchair size={16} /> : <IconDoorExit size={16} />}
            label={
              party.seated_at
                ? t("reservations.waiting.seated_at", {
                    table: party.table_title ?? t("reservations.no_table"),
                  })
                : t("reservations.waiting.left")
            }
          />
          <span className={classes.took}>{tookText(party, t)}</span>
          {maySeat ? (
            <IconButton
              label={t("reservations.waiting.return_named", { name: party.name })}
              icon={<IconRotate size={20} stroke={1.75} />}
              onClick={() =>
                returning.mutate(party, {
                  onSuccess: ({ message }) => void toastSuccess(message),
                  onError: showError,
                })
              }
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** "esperó 25 min, se dijo 20" */
function tookText(
  { joined_at, seated_at, left_at, quoted_minutes }: WaitingParty,
  t: ReturnType<typeof useT>,
): string {
  const end = seated_at ?? left_at ?? joined_at;
  const minutes = Math.round((end.getTime() - joined_at.getTime()) / MINUTE_MS);
  return quoted_minutes === null
    ? t("reservations.waiting.took", { minutes })
    : t("reservations.waiting.took_quoted", { minutes, quoted: quoted_minutes });
}

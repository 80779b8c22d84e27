import { IconArmchair, IconDoorExit, IconPlus, IconRotate } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ResponseOf } from "#platform/contract/define.ts";
import { MINUTE_MS } from "#platform/domain/periods/durations.ts";
import { formatLength } from "#platform/web/language/format-lengths.ts";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { useNow } from "#platform/web/server-clock.ts";
import { showError } from "#platform/web/show-error.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Muted, Row } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { TablePicture } from "#ui/pictures/table-picture.tsx";
import type { readWaitingList, WaitingParty } from "../../contract/waiting-list.ts";
import { SeatDialog } from "../list/seat-dialog.tsx";
import { useReservationRights } from "../use-reservation-actions.ts";
import { PartyDialog } from "./party-dialog.tsx";
import { PartyRow } from "./party-row.tsx";
import classes from "./waiting.module.css";
import { usePartyReturns, useSeatParty, waitingKeys, waitingQuery } from "./waiting-api.ts";

type Waiting = ResponseOf<typeof readWaitingList>;

type Opened = { readonly kind: "add" } | { readonly kind: "edit" | "seat"; readonly party: WaitingParty };

/** Shows who waits for a table without a reservation, and today's waits against the quoted ones. */
export function WaitingView() {
  const t = useT();
  useRealtimeRefresh(["waiting_list_changed", "order_update", "new_order"], waitingKeys);
  const { data, error, refetch, isFetching } = useQuery(waitingQuery);
  const { maySeat } = useReservationRights();
  const [opened, setOpened] = useState<Opened | null>(null);
  const seating = useSeatParty();
  const close = () => setOpened(null);
  return (
    <>
      <Row align="center" justify="between" wrap gap={8} across={16} below={16}>
        {data ? <Figures today={data.today} waiting={data.waiting.length} /> : null}
        {maySeat ? (
          <Button
            variant="default"
            icon={<IconPlus size={20} aria-hidden="true" />}
            onClick={() => setOpened({ kind: "add" })}
          >
            {t("reservations.waiting.add")}
          </Button>
        ) : null}
      </Row>
      {data ? (
        <Parties
          data={data}
          onEdit={(party) => setOpened({ kind: "edit", party })}
          onSeat={(party) => setOpened({ kind: "seat", party })}
        />
      ) : error ? (
        <QueryFailure query={{ error, refetch, isFetching }} fallback="reservations.waiting.load_failed" />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={6} rowHeight={60} />
      )}
      {opened?.kind === "add" ? <PartyDialog party={null} onClose={close} /> : null}
      {opened?.kind === "edit" ? <PartyDialog party={opened.party} onClose={close} /> : null}
      {opened?.kind === "seat" ? (
        <SeatDialog
          name={opened.party.name}
          people={opened.party.people_count}
          first={null}
          problem={null}
          seat={(tableId, { join }) => seating.mutateAsync({ id: opened.party.id, tableId, join })}
          onClose={close}
        />
      ) : null}
    </>
  );
}

/** Shows how many wait, and today's quoted against real waits. */
function Figures({ today, waiting }: { today: Waiting["today"]; waiting: number }) {
  const t = useT();
  const { seated, left, quoted_minutes: quoted, waited_minutes: waited } = today;
  return (
    <p className={classes.figures} role="status">
      <strong>{t("reservations.waiting.count", { count: waiting })}</strong>
      <span>{t("reservations.waiting.today", { seated, left })}</span>
      {quoted === null || waited === null ? null : (
        <span>
          {t("reservations.waiting.accuracy", {
            quoted: formatLength(Math.round(quoted), "minute"),
            waited: formatLength(Math.round(waited), "minute"),
          })}
        </span>
      )}
    </p>
  );
}

interface PartiesProps {
  data: Waiting;
  onEdit: (party: WaitingParty) => void;
  onSeat: (party: WaitingParty) => void;
}

function Parties({ data: { waiting, ended }, onEdit, onSeat }: PartiesProps) {
  const t = useT();
  const now = useNow();
  return (
    <>
      {waiting.length === 0 ? (
        <EmptyState
          picture={<TablePicture />}
          message={t("reservations.waiting.empty")}
          hint={t("reservations.waiting.empty_hint")}
        />
      ) : (
        <ol className={classes.parties} aria-label={t("reservations.views.waiting")}>
          {waiting.map((party) => (
            <li key={party.id}>
              <PartyRow party={party} now={now} onEdit={() => onEdit(party)} onSeat={() => onSeat(party)} />
            </li>
          ))}
        </ol>
      )}
      {ended.length > 0 ? (
        <Section title={t("reservations.waiting.ended")}>
          <EndedParties parties={ended} />
        </Section>
      ) : null}
    </>
  );
}

/** Lists who was seated or left today, with real and quoted wait. */
function EndedParties({ parties }: { parties: readonly WaitingParty[] }) {
  const t = useT();
  const { maySeat } = useReservationRights();
  const returning = usePartyReturns();
  return (
    <ul className={classes.parties}>
      {parties.map((party) => (
        <li key={party.id} className={classes.endedParty}>
          <span className={classes.endedName}>
            <strong>{party.name}</strong>
            <small>{t("common.people_count", { count: party.people_count })}</small>
          </span>
          <StatusBadge
            look="plain"
            tone={party.seated_at ? "green" : "grey"}
            icon={party.seated_at ? <IconArmchair size={16} /> : <IconDoorExit size={16} />}
            label={
              party.seated_at
                ? t("reservations.waiting.seated_at", {
                    table: party.table_title ?? t("common.no_table"),
                  })
                : t("reservations.waiting.left")
            }
          />
          <Muted as="span" size="sm">
            {tookText(party, t)}
          </Muted>
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

/** Returns a text such as "esperó 25 min, se dijo 20". */
function tookText(
  { joined_at, seated_at, left_at, quoted_minutes }: WaitingParty,
  t: ReturnType<typeof useT>,
): string {
  const end = seated_at ?? left_at ?? joined_at;
  const minutes = Math.round((end.getTime() - joined_at.getTime()) / MINUTE_MS);
  return quoted_minutes === null
    ? t("reservations.waiting.took", { minutes: formatLength(minutes, "minute") })
    : t("reservations.waiting.took_quoted", {
        minutes: formatLength(minutes, "minute"),
        quoted: formatLength(quoted_minutes, "minute"),
      });
}

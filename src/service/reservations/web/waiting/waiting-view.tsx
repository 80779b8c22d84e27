import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ResponseOf } from "#platform/contract/define.ts";
import { useNow } from "#platform/web/server-clock.ts";
import { failureText } from "#platform/web/show-error.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { CardGridSkeleton } from "#ui/feedback/card-grid-skeleton.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { TablePicture } from "#ui/pictures/table-picture.tsx";
import type { readWaitingList, WaitingParty } from "../../contract/waiting-list.ts";
import { SeatDialog } from "../list/seat-dialog.tsx";
import { useReservationRights } from "../use-reservation-acts.ts";
import { EndedParties } from "./ended-parties.tsx";
import { PartyCard } from "./party-card.tsx";
import { PartyDialog } from "./party-dialog.tsx";
import classes from "./waiting.module.css";
import { useSeatParty, waitingKeys, waitingQuery } from "./waiting-api.ts";

type Waiting = ResponseOf<typeof readWaitingList>;

type Opened = { readonly kind: "add" } | { readonly kind: "edit" | "seat"; readonly party: WaitingParty };

/** Who waits for a table without a reservation, and how long it took today against what they were told. */
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
      <div className={classes.bar}>
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
      </div>
      {data ? (
        <Parties
          data={data}
          onEdit={(party) => setOpened({ kind: "edit", party })}
          onSeat={(party) => setOpened({ kind: "seat", party })}
        />
      ) : error ? (
        <FailureState
          reason={failureText(error, "reservations.waiting.load_failed")}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <CardGridSkeleton label={t("ui.loading")} count={4} cardHeight={180} minWidth={280} />
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

/** How many wait, and today's promise against what it took. */
function Figures({ today, waiting }: { today: Waiting["today"]; waiting: number }) {
  const t = useT();
  const { seated, left, quoted_minutes: quoted, waited_minutes: waited } = today;
  return (
    <p className={classes.figures} role="status">
      <strong>{t("reservations.waiting.count", { count: waiting })}</strong>
      <span>{t("reservations.waiting.today", { seated, left })}</span>
      {quoted === null || waited === null ? null : (
        <span>
          {t("reservations.waiting.accuracy", { quoted: Math.round(quoted), waited: Math.round(waited) })}
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
        <ol className={classes.cards} aria-label={t("reservations.views.waiting")}>
          {waiting.map((party) => (
            <li key={party.id}>
              <PartyCard party={party} now={now} onEdit={() => onEdit(party)} onSeat={() => onSeat(party)} />
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

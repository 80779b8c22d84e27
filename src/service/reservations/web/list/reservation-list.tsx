import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { businessDate } from "#platform/domain/periods/business-day.ts";
import { defaultCustomRange, periods } from "#platform/domain/periods/period.ts";
import { CardListPage } from "#platform/web/lists/card-list-page.tsx";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { listState } from "#platform/web/lists/list-frame.tsx";
import { ListSearchField } from "#platform/web/lists/list-search-field.tsx";
import { PeriodChip } from "#platform/web/lists/period-chip.tsx";
import type { TableQuery } from "#platform/web/lists/table-query.ts";
import { useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { useNow } from "#platform/web/server-clock.ts";
import { useT } from "#platform/web/use-t.ts";
import { CardList } from "#ui/data/card-list.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Muted, Row } from "#ui/layout/layout.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import { TablePicture } from "#ui/pictures/table-picture.tsx";
import { listReservations, type Reservation } from "../../contract/reservations.ts";
import type { ReservationSearch } from "../reservation-search.ts";
import { listQuery, reservationsInitQuery, searchQuery } from "../reservations-api.ts";
import type { ReservationActions } from "../use-reservation-actions.ts";
import classes from "./list.module.css";
import { ReservationRow } from "./reservation-row.tsx";

type ListedQuery = typeof listReservations.query;

interface ReservationListProps extends ListAddress<ReservationSearch> {
  acts: ReservationActions;
  onEdit: (reservation: Reservation) => void;
}

/** Lists the reservations of a period in rows; a search looks through all of them. */
export function ReservationList({ search, onSearch, acts, onEdit }: ReservationListProps) {
  const t = useT();
  const now = useNow();
  const table = useTableQuery(listReservations.query, { search, onSearch });
  const card = (reservation: Reservation) => (
    <ReservationRow reservation={reservation} now={now} acts={acts} onEdit={onEdit} />
  );
  return (
    <>
      <Row align="center" wrap gap={8} across={12} below={8}>
        <div className={classes.search}>
          <ListSearchField
            label={t("reservations.search")}
            words={table.words}
            onFind={table.search}
            busy={false}
          />
        </div>
        {table.words === "" ? <ListedPeriod table={table} /> : null}
      </Row>
      {table.words === "" ? (
        <PeriodCards table={table} card={card} />
      ) : (
        <FoundCards words={table.words} card={card} />
      )}
    </>
  );
}

interface CardsProps {
  card: (reservation: Reservation) => ReactNode;
}

const rowKey = (reservation: Reservation) => String(reservation.id);
/** Rows have the whole width; the usual height of one, in px. */
const size = { layout: "rows", cardWidth: 280, cardHeight: 60 } as const;

function PeriodCards({ table, card }: CardsProps & { table: TableQuery<ListedQuery> }) {
  const t = useT();
  const list = useQuery(listQuery({ ...table.query, q: undefined }));
  const nothing = <EmptyState picture={<TablePicture />} message={t("reservations.empty")} />;
  return (
    <CardListPage<Reservation, ListedQuery>
      label={t("screens.reservations")}
      rowKey={rowKey}
      {...size}
      table={table}
      list={list}
      failure="reservations.load_failed"
      card={card}
      empty={nothing}
      nothingFound={nothing}
    />
  );
}

function FoundCards({ words, card }: CardsProps & { words: string }) {
  const t = useT();
  const found = useQuery(searchQuery(words));
  const state = listState(found);
  return (
    <>
      {found.data ? (
        <Muted below={12} role="status">
          {t("reservations.found", { count: found.data.length, words })}
        </Muted>
      ) : null}
      <CardList<Reservation>
        label={t("reservations.results")}
        rows={found.data ?? []}
        rowKey={rowKey}
        {...size}
        state={
          state.status === "failed"
            ? { ...state, reason: t("reservations.search_failed", { reason: state.reason }) }
            : state
        }
        card={card}
        empty={
          <EmptyState
            picture={<SearchPicture />}
            message={t("reservations.no_result")}
            hint={t("reservations.no_result_hint")}
          />
        }
      />
    </>
  );
}

/** Chooses the listed period; a custom one starts with today and a month ahead (operations §9). */
function ListedPeriod({ table }: { table: TableQuery<ListedQuery> }) {
  const today = useQuery(reservationsInitQuery).data?.today;
  const { type, from, to } = table.query;
  const usual = today === undefined ? undefined : defaultCustomRange(businessDate(today));
  return (
    <PeriodChip
      periods={periods}
      choice={{ period: type, ...(type === "custom" && { from: from ?? usual?.from, to: to ?? usual?.to }) }}
      onChoice={(choice) => table.setFilters({ type: choice.period, from: choice.from, to: choice.to })}
    />
  );
}

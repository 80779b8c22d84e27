import { STAY_MINUTES } from "#core/settings/domain/setting-limits.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { ReservationId } from "#platform/domain/ids.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { PickableTable, TableAtPick } from "#service/floor/web/public.ts";
import type { SelectOption } from "#ui/forms/options/match-options.ts";
import type { ReservationTable, readFreeTables } from "../../contract/reservations.ts";
import { MAX_PEOPLE } from "../../domain/reservation.ts";
import { seatsText } from "../reservation-text.ts";
import type { BookingForm } from "./booking-schema.ts";

type Place = ResponseOf<typeof readFreeTables>["places"][number];

/** Returns a label such as "Mesa 2 · 4 asientos · Terraza". */
export function tableLabel({ table_title, seating_capacity, floor }: ReservationTable, t: Translate): string {
  return factsText([table_title, seatsText(seating_capacity, t), floor]);
}

/** Returns what the form asks the server about tables; null while date, length or people are not complete. */
export function wantedPlaces(
  form: Pick<BookingForm, "getValues">,
  exceptId: ReservationId | undefined,
): QueryOf<typeof readFreeTables> | null {
  const { date, durationMinutes, peopleCount = 0 } = form.getValues();
  const { min, max } = STAY_MINUTES;
  const isKnown =
    typeof date === "string" &&
    typeof durationMinutes === "number" &&
    durationMinutes >= min &&
    durationMinutes <= max &&
    peopleCount >= 0 &&
    peopleCount <= MAX_PEOPLE;
  if (!isKnown) return null;
  return { date: new Date(date), durationMinutes, peopleCount, exceptId };
}

/** Says whether a table may be had: "Libre", "Pocos asientos", "Reservada 7:00 PM–8:30 PM, Ana". */
function tablePlaceText({ state, taken }: Place, t: Translate): string {
  if (taken === null) return t(state === "fits" ? "reservations.form.place_free" : "reservations.too_small");
  const { from, to, customer } = taken;
  return t("reservations.form.place_taken", { from: formatTime(from), to: formatTime(to), customer });
}

/** Returns the tables to choose from, in the order of their places as soon as these are known. */
export function tableOptions(
  tables: readonly ReservationTable[],
  places: readonly Place[],
  t: Translate,
): SelectOption[] {
  if (places.length === 0)
    return tables.map((table) => ({ value: String(table.id), label: tableLabel(table, t) }));
  return places.map((place) => ({
    value: String(place.table.id),
    label: tableLabel(place.table, t),
    hint: tablePlaceText(place, t),
  }));
}

/** Returns the tables for the plan, each with what its place says; while places are unknown they say nothing. */
export function tablesToPick(tables: readonly ReservationTable[], places: readonly Place[], t: Translate) {
  const placeOf = new Map(places.map((place) => [place.table.id, place]));
  return {
    tables: tables.map(
      ({ id, table_title: title, floor, seating_capacity: seats }): PickableTable => ({
        id,
        title,
        floor,
        seats,
      }),
    ),
    stateOf: ({ id }: PickableTable): TableAtPick => {
      const place = placeOf.get(id);
      if (!place) return { isFree: true, note: "" };
      if (place.taken !== null)
        return {
          isFree: false,
          note: `${formatTime(place.taken.from)}–${formatTime(place.taken.to)}`,
          tone: "amber",
        };
      return place.state === "fits"
        ? { isFree: true, note: tablePlaceText(place, t) }
        : { isFree: false, note: tablePlaceText(place, t), tone: "grey" };
    },
  };
}

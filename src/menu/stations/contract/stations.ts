import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { idOf, idTextOf, messageReply, text } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";

export const stationsErrors = {
  station_exists: 409,
} as const;

export const station = z.object({
  id: idOf("Station"),
  slug: z.string(),
  title: z.string(),
  late_minutes: z.number().int(),
  /** Null: two thirds of `late_minutes`. */
  warn_minutes: z.number().int().nullable(),
  /** Minutes that a finished dish may wait to be fetched. */
  pickup_minutes: z.number().int(),
});
export type Station = z.output<typeof station>;

export const listStations = route({
  method: "GET",
  path: "/stations",
  summary: "The stations of the restaurant, in their order.",
  access: { staff: actions["station.see"] },
  response: z.object({ stations: z.array(station) }),
});

const minutes = (max: number) => z.number().int().min(1).max(max);

const stationBody = z
  .object({
    title: text(40),
    late_minutes: minutes(600),
    /** Null: two thirds of `late_minutes`. */
    warn_minutes: minutes(600).nullable(),
    pickup_minutes: minutes(240),
  })
  .superRefine(({ late_minutes, warn_minutes }, context) => {
    if (warn_minutes === null || warn_minutes < late_minutes) return;
    context.addIssue({
      code: "too_big",
      origin: "number",
      path: ["warn_minutes"],
      input: warn_minutes,
      maximum: late_minutes,
      inclusive: false,
    });
  });

export const addStation = route({
  method: "POST",
  path: "/stations",
  summary: "Adds a station; its address is made of its title.",
  access: { staff: actions["station.edit"] },
  body: stationBody,
  response: messageReply.extend({ station }),
  errors: ["station_exists"],
});

export const changeStation = route({
  method: "PUT",
  path: "/stations/:stationId",
  summary: "Renames a station or changes after how many minutes it warns.",
  access: { staff: actions["station.edit"] },
  params: z.object({ stationId: idTextOf("Station") }),
  body: stationBody,
  response: messageReply.extend({ station }),
  errors: ["not_found"],
});

export const stationMenu = route({
  method: "GET",
  path: "/stations/menu",
  summary: "Which station makes each category, and the items that are made elsewhere.",
  access: { staff: actions["station.edit"] },
  response: z.object({
    categories: z.array(
      z.object({
        id: idOf("Category"),
        title: z.string(),
        station_id: idOf("Station"),
        items: z.array(
          z.object({
            id: idOf("MenuItem"),
            title: z.string(),
            /** Null: the station of its category. */
            station_id: idOf("Station").nullable(),
          }),
        ),
      }),
    ),
  }),
});

export const assignStation = route({
  method: "POST",
  path: "/stations/assign",
  summary:
    "Sets where categories are made, and items that are made elsewhere than their category. Orders that were sent stay where they are.",
  access: { staff: actions["station.edit"] },
  body: z.object({
    categories: z.array(z.object({ id: idOf("Category"), station_id: idOf("Station") })).max(500),
    items: z.array(z.object({ id: idOf("MenuItem"), station_id: idOf("Station").nullable() })).max(5_000),
  }),
  response: messageReply,
  errors: ["not_found"],
});

import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { allDifferent, day } from "#platform/contract/wire.ts";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { MINUTES_OF_DAY, type OfferHours, weekdays } from "../domain/offer-hours.ts";

const minute = z
  .number()
  .int()
  .min(0)
  .max(MINUTES_OF_DAY - 1);

/** A time in which something holds: weekdays (1 is Monday; none: every day), minutes of the day, dates. */
export const offerHours = z
  .object({
    weekdays: z.array(z.literal(weekdays)).max(7).refine(allDifferent),
    from: minute,
    /** Not after `from`: of the next day. */
    to: minute,
    starts_on: day.nullable(),
    ends_on: day.nullable(),
  })
  .refine(({ starts_on, ends_on }) => starts_on === null || ends_on === null || starts_on <= ends_on, {
    ...saying("ends_before_start"),
    path: ["ends_on"],
  });
export type WireHours = z.output<typeof offerHours>;

/** Most spans of hours of one thing. */
export const hoursList = z.array(offerHours).max(20);

/** Hours of the wire as the domain takes them. */
export function hoursOf({ weekdays: days, from, to, starts_on, ends_on }: WireHours): OfferHours {
  return {
    weekdays: days,
    from,
    to,
    startsOn: starts_on === null ? null : calendarDate(starts_on),
    endsOn: ends_on === null ? null : calendarDate(ends_on),
  };
}

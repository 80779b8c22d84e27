import { DEFAULT_DAY_RULE, wallClock } from "#platform/domain/periods/business-day.ts";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import type { LocalMoment } from "../domain/issue/build-contingency.ts";

/** Day and time on the clocks of El Salvador, whose ministry reads them, seconds cut (guide §2). */
export function localMoment(at: Date): LocalMoment {
  const wall = new Date(wallClock(at.getTime(), DEFAULT_DAY_RULE.zone)).toISOString();
  return { day: calendarDate(wall.slice(0, 10)), time: wall.slice(11, 19) };
}

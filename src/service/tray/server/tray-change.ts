import { FORGOTTEN_AFTER_MINUTES } from "#menu/stations/domain/station-limits.ts";
import { changeSource } from "#platform/server/realtime/change-source.ts";
import { minutesBefore } from "#service/kitchen/domain/minutes-before.ts";
import { trayChanged } from "../contract/tray.ts";
import { selectFinishedOf } from "./tray-queries.ts";

/** What those who carry are told of orders: all that is finished of them and not handed over. */
export const trayChange = changeSource(trayChanged, async (tx, { orderIds }, now) => {
  if (orderIds.length === 0) return null;
  const since = minutesBefore(now, FORGOTTEN_AFTER_MINUTES);
  return { order_ids: [...orderIds], dishes: await selectFinishedOf(tx, orderIds, since) };
});

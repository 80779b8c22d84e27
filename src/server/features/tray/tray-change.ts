import { trayChanged } from "../../../contract/tray.ts";
import { minutesBefore } from "../../../domain/kitchen/minutes-before.ts";
import { FORGOTTEN_AFTER_MINUTES } from "../../../domain/kitchen/station-limits.ts";
import { changeSource } from "../../platform/realtime/change-source.ts";
import { selectFinishedOf } from "./tray-queries.ts";

/** What those who carry are told of orders: all that is finished of them and not handed over. */
export const trayChange = changeSource(trayChanged, async (tx, { orderIds }, now) => {
  if (orderIds.length === 0) return null;
  const since = minutesBefore(now, FORGOTTEN_AFTER_MINUTES);
  return { order_ids: [...orderIds], dishes: await selectFinishedOf(tx, orderIds, since) };
});

import { queryOptions } from "@tanstack/react-query";
import { readTray } from "../../../contract/tray.ts";
import { call } from "../../platform/api.ts";

/** Read again this often even if no event comes: what becomes late does so without one, in milliseconds. */
const POLL_MS = 20_000;

/** What is ready to be carried by this person. */
export const trayQuery = queryOptions({
  queryKey: ["tray"],
  queryFn: ({ signal }) => call(readTray, { signal }),
  refetchInterval: POLL_MS,
});

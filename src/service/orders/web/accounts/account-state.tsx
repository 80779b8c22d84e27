import {
  IconAlertTriangle,
  IconArmchair,
  IconBell,
  IconCheck,
  IconChecks,
  IconClock,
  IconFlame,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { type TableState, tableState } from "#service/floor/domain/table-state.ts";
import type { Tone } from "#ui/theme/tone.ts";
import { isHeld } from "../../domain/course.ts";
import { heldNow } from "../courses/held-courses.ts";
import { isBillRequested, type OpenAccount } from "./open-accounts.ts";

/** Returns the most urgent state of an account, or of a table without one. `now` is the server's clock in milliseconds. */
export function accountState(account: OpenAccount | undefined, now: number): TableState {
  if (account === undefined) return tableState(null, now);
  const lines = linesThatCount(account).map((line) => ({
    status: line.status,
    since: isHeld(line, heldNow()) ? null : (line.fire_at ?? line.date),
  }));
  return tableState({ billRequested: isBillRequested(account), lines }, now);
}

/** Returns the lines that decide the state: held lines only count when there is nothing else. */
function linesThatCount({ orders }: OpenAccount) {
  const lines = orders.flatMap((order) => order.items);
  const going = lines.filter((line) => !isHeld(line, heldNow()));
  return going.length > 0 ? going : lines;
}

interface StateLook {
  readonly tone: Tone;
  readonly icon: ReactNode;
}

const iconLook = { size: 16, "aria-hidden": true } as const;

/** Colour and icon of each state, on the plan and on cards. */
export const stateLooks = {
  free: { tone: "grey", icon: <IconArmchair {...iconLook} /> },
  bill: { tone: "amber", icon: <IconBell {...iconLook} /> },
  late: { tone: "red", icon: <IconAlertTriangle {...iconLook} /> },
  ready: { tone: "green", icon: <IconCheck {...iconLook} /> },
  waiting: { tone: "amber", icon: <IconClock {...iconLook} /> },
  preparing: { tone: "blue", icon: <IconFlame {...iconLook} /> },
  served: { tone: "grey", icon: <IconChecks {...iconLook} /> },
} as const satisfies Record<TableState, StateLook>;

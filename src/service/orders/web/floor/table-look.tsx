import {
  IconArmchair,
  IconCheck,
  IconClock,
  IconFlame,
  IconReceipt,
  IconToolsKitchen2,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { TableState } from "#service/floor/domain/table-state.ts";
import type { Tone } from "#ui/theme/tone.ts";

interface TableLook {
  readonly tone: Tone;
  readonly icon: ReactNode;
}

const iconLook = { size: 16, "aria-hidden": true } as const;

/** Colour and icon of each state of a table; its word goes with it. */
export const tableLooks = {
  free: { tone: "grey", icon: <IconArmchair {...iconLook} /> },
  bill: { tone: "amber", icon: <IconReceipt {...iconLook} /> },
  waiting: { tone: "amber", icon: <IconClock {...iconLook} /> },
  preparing: { tone: "blue", icon: <IconFlame {...iconLook} /> },
  ready: { tone: "green", icon: <IconCheck {...iconLook} /> },
  served: { tone: "brand", icon: <IconToolsKitchen2 {...iconLook} /> },
} as const satisfies Record<TableState, TableLook>;

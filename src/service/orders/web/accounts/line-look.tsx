import { IconCheck, IconChecks, IconClock, IconFlame, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Tone } from "#ui/theme/tone.ts";
import type { LineStatus } from "../../domain/line-status.ts";

interface LineLook {
  readonly tone: Tone;
  readonly icon: ReactNode;
}

/** Colour and icon of each status; its word goes with it. */
export const lineLooks = {
  created: { tone: "amber", icon: <IconClock size={16} /> },
  preparing: { tone: "blue", icon: <IconFlame size={16} /> },
  completed: { tone: "green", icon: <IconCheck size={16} /> },
  delivered: { tone: "grey", icon: <IconChecks size={16} /> },
  cancelled: { tone: "grey", icon: <IconX size={16} /> },
} as const satisfies Record<LineStatus, LineLook>;

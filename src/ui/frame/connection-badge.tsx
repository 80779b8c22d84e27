import { IconAlertTriangle, IconCloud, IconCloudCheck, IconCloudOff } from "@tabler/icons-react";
import classes from "./connection.module.css";

/** connecting: the first try; online: the server answered lately; late: it is silent longer than it should be; offline: it is not reachable. */
export const CONNECTION_STATES = ["connecting", "online", "late", "offline"] as const;

export type ConnectionState = (typeof CONNECTION_STATES)[number];

const LOOKS = {
  connecting: { tone: "grey", Icon: IconCloud },
  online: { tone: "green", Icon: IconCloudCheck },
  late: { tone: "amber", Icon: IconAlertTriangle },
  offline: { tone: "red", Icon: IconCloudOff },
} as const;

export interface ConnectionBadgeProps {
  state: ConnectionState;
  /** "En línea", "Sin conexión". */
  label: string;
  /** Age of the last message of the server: "12 s". */
  age?: string | undefined;
  /** The icon alone, where a screen tells its freshness itself; the words stay for who cannot see it. */
  compact?: boolean;
}

/** State of the connection with its age, for the top bar. On phones only icon and age show. */
export function ConnectionBadge({ state, label, age, compact = false }: ConnectionBadgeProps) {
  const { tone, Icon } = LOOKS[state];
  return (
    <span className={classes.badge} data-tone={tone} title={compact ? label : undefined}>
      <Icon size={18} aria-hidden="true" />
      <span className={compact ? "visually-hidden" : classes.label}>{label}</span>{" "}
      {age && !compact ? <span className={classes.age}>{age}</span> : null}
    </span>
  );
}

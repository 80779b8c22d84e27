import { IconAlertTriangle, IconClock } from "@tabler/icons-react";
import { VisuallyHidden } from "../layout/layout.tsx";
import { useUiLabels } from "../theme/ui-labels.tsx";
import { elapsedMinutes } from "./elapsed-minutes.ts";
import classes from "./elapsed-time.module.css";

export interface ElapsedTimeProps {
  /** Instant as ISO string. */
  since: string;
  /** Epoch milliseconds; one clock per screen hands it to all. */
  now: number;
  /** Minutes after which it is shown as late (default 20) and as a warning (default two thirds of that). */
  lateAfter?: number;
  warnAfter?: number;
  /** Words read with the time when late, and when warned: "tarde", "pronto tarde". */
  lateLabel?: string;
  warnLabel?: string;
}

/** Minutes and hours since an instant: plain, then amber, then red with another icon. */
export function ElapsedTime(props: ElapsedTimeProps) {
  const { since, now, lateAfter = 20, warnAfter = (lateAfter * 2) / 3, lateLabel, warnLabel } = props;
  const { elapsed } = useUiLabels();
  const minutes = elapsedMinutes(Date.parse(since), now);
  const late = minutes >= lateAfter;
  const warned = minutes >= warnAfter;
  const tone = late ? "red" : warned ? "amber" : "grey";
  const words = late ? lateLabel : warned ? warnLabel : undefined;
  const Icon = late ? IconAlertTriangle : IconClock;
  return (
    <time className={classes.time} data-tone={tone} dateTime={since}>
      <Icon size="1em" aria-hidden="true" />
      {elapsed(minutes)}
      {words ? <VisuallyHidden>{words}</VisuallyHidden> : null}
    </time>
  );
}

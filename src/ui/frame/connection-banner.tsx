import { IconAlertTriangle, IconCloudOff } from "@tabler/icons-react";
import classes from "./connection.module.css";

export interface ConnectionBannerProps {
  /** `late`: the feed is silent; `offline`: no server since 3 s. */
  state: "late" | "offline";
  /** Whole sentence: what works, what waits, since when. */
  message: string;
}

/** Full-width warning under the top bar. The caller decides when: 3 s without a server, 15 s without a message. */
export function ConnectionBanner({ state, message }: ConnectionBannerProps) {
  const Icon = state === "offline" ? IconCloudOff : IconAlertTriangle;
  return (
    <div className={classes.banner} data-tone={state === "offline" ? "red" : "amber"} role="alert">
      <Icon size={20} aria-hidden="true" />
      <p className={classes.message}>{message}</p>
    </div>
  );
}

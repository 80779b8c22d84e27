import { IconArrowBackUp, IconListNumbers, IconRefresh } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { formatTime } from "#platform/web/format.ts";
import { FrameTop } from "#platform/web/frame/frame-slots.tsx";
import { FullScreenButton, useFullScreen } from "#platform/web/frame/full-screen-button.tsx";
import { useT } from "#platform/web/use-t.ts";
import { elapsedMinutes } from "#ui/data/format-elapsed.ts";
import { VisuallyHidden } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { BOARD_TICKETS_MAX } from "../../contract/kitchen.ts";
import type { ShownTicket } from "../ticket/shown-ticket.ts";
import { useServerClock } from "./board-clock.ts";
import classes from "./board-head.module.css";
import { FeedState } from "./feed-state.tsx";
import { SoundButton } from "./sound-button.tsx";

interface BoardHeadProps {
  title: string;
  tickets: readonly ShownTicket[];
  lateMinutes: number;
  /** Time of the last reading; 0 before the first. */
  updatedAt: number;
  /** True if the last reading failed. */
  isFailing: boolean;
  isRefreshing: boolean;
  onRefresh: () => void;
  isAllDay: boolean;
  onAllDay: () => void;
  onRecall: () => void;
  /** Number of the station's tickets; `tickets` are the oldest of them. */
  total: number;
  menu: ReactNode;
}

/** Line above the tickets, in the top bar: station, open tickets, freshness, time and tools. */
export function BoardHead(props: BoardHeadProps) {
  return (
    <FrameTop>
      <div className={classes.slot}>
        <Head {...props} />
      </div>
    </FrameTop>
  );
}

function Head(props: BoardHeadProps) {
  const t = useT();
  const screen = useFullScreen();
  return (
    <div className={classes.head}>
      <h1 className={classes.title}>{props.title}</h1>
      {props.updatedAt === 0 ? null : <Counts {...props} />}
      {props.updatedAt === 0 ? null : <FeedState {...props} />}
      <Clock />
      <div className={classes.tools}>
        <SoundButton />
        <IconButton
          label={t("kitchen.recall.one")}
          icon={<IconArrowBackUp size={22} />}
          onClick={props.onRecall}
        />
        <IconButton
          label={t("kitchen.tool.all_day")}
          icon={<IconListNumbers size={22} />}
          pressed={props.isAllDay}
          variant={props.isAllDay ? "default" : "subtle"}
          onClick={props.onAllDay}
        />
        <span className={classes.screen}>
          <FullScreenButton screen={screen} />
        </span>
        <IconButton
          label={t("common.refresh")}
          icon={<IconRefresh size={22} className={props.isRefreshing ? classes.turning : undefined} />}
          onClick={props.onRefresh}
        />
        {props.menu}
      </div>
    </div>
  );
}

function Counts({ tickets, total, lateMinutes }: BoardHeadProps) {
  const t = useT();
  const open = tickets.filter((ticket) => ticket.state === "open");
  const held = open.filter(({ since }) => since === null).length;
  const late = useServerClock(
    (now) => open.filter(({ since }) => since !== null && elapsedMinutes(since, now) >= lateMinutes).length,
  );
  return (
    <p className={classes.counts}>
      <span
        title={
          total > BOARD_TICKETS_MAX ? t("kitchen.older_only", { shown: BOARD_TICKETS_MAX, total }) : undefined
        }
      >
        {t("kitchen.tickets", { count: total > BOARD_TICKETS_MAX ? total : open.length - held })}
      </span>
      {late === 0 ? null : (
        <strong className={classes.late} data-tone="red">
          {t("kitchen.late_count", { count: late })}
        </strong>
      )}
      {held === 0 ? null : <span>{t("kitchen.course.held_count", { count: held })}</span>}
    </p>
  );
}

/** Shows the time in El Salvador by the server's clock. */
function Clock() {
  const t = useT();
  const time = useServerClock((now) => formatTime(new Date(now)));
  return (
    <time className={classes.clock}>
      <VisuallyHidden>{t("common.time")} </VisuallyHidden>
      {time}
    </time>
  );
}

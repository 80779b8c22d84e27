import { IconAlertTriangleFilled, IconArrowBackUp, IconReceipt } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { formatCount, formatTime } from "#platform/web/format.ts";
import { FrameTop } from "#platform/web/frame/frame-slots.tsx";
import { useT } from "#platform/web/use-t.ts";
import { elapsedMinutes } from "#ui/data/elapsed-minutes.ts";
import { Button } from "#ui/forms/button.tsx";
import { VisuallyHidden } from "#ui/layout/layout.tsx";
import { BOARD_TICKETS_MAX } from "../../contract/kitchen.ts";
import type { ShownTicket } from "../ticket/shown-ticket.ts";
import { useServerClock } from "./board-clock.ts";
import classes from "./board-head.module.css";
import { FeedState } from "./feed-state.tsx";
import { UnmuteButton } from "./sound-bar.tsx";

interface BoardHeadProps {
  title: string;
  tickets: readonly ShownTicket[];
  lateMinutes: number;
  /** Time of the last reading; 0 before the first. */
  updatedAt: number;
  /** True if the last reading failed. */
  isFailing: boolean;
  onRecall: () => void;
  /** Number of the station's tickets; `tickets` are the oldest of them. */
  total: number;
  /** Everything that is seldom needed, behind one button. */
  menu: ReactNode;
}

/** Line above the tickets, in the top bar: station, open and late tickets, freshness, time and tools. */
export function BoardHead(props: BoardHeadProps) {
  const t = useT();
  return (
    <FrameTop>
      <div className={classes.slot}>
        <div className={classes.head}>
          <h1 className={classes.title}>{props.title}</h1>
          {props.updatedAt === 0 ? null : <Counts {...props} />}
          {props.updatedAt === 0 ? null : <FeedState {...props} />}
          <Clock />
          <div className={classes.tools}>
            <UnmuteButton />
            <Button
              variant="subtle"
              icon={<IconArrowBackUp size={22} aria-hidden="true" />}
              title={t("kitchen.recall.one")}
              onClick={props.onRecall}
            >
              <span className={classes.word}>{t("kitchen.recall.one")}</span>
            </Button>
            {props.menu}
          </div>
        </div>
      </div>
    </FrameTop>
  );
}

function Counts({ tickets, total, lateMinutes }: BoardHeadProps) {
  const t = useT();
  const open = tickets.filter((ticket) => ticket.state === "open");
  const held = open.filter(({ since }) => since === null).length;
  const count = total > BOARD_TICKETS_MAX ? total : open.length - held;
  const late = useServerClock(
    (now) => open.filter(({ since }) => since !== null && elapsedMinutes(since, now) >= lateMinutes).length,
  );
  return (
    <p className={classes.counts}>
      <span
        className={classes.open}
        title={
          total > BOARD_TICKETS_MAX ? t("kitchen.older_only", { shown: BOARD_TICKETS_MAX, total }) : undefined
        }
      >
        <span className={classes.words}>{t("kitchen.tickets", { count })}</span>
        <span className={classes.figure} aria-hidden="true">
          <IconReceipt size={18} />
          {formatCount(count)}
        </span>
      </span>
      {late === 0 ? null : (
        <strong className={classes.late} data-tone="red">
          <span className={classes.words}>{t("kitchen.late_count", { count: late })}</span>
          <span className={classes.figure} aria-hidden="true">
            <IconAlertTriangleFilled size={18} />
            {formatCount(late)}
          </span>
        </strong>
      )}
      {held === 0 ? null : (
        <span className={classes.held}>{t("kitchen.course.held_count", { count: held })}</span>
      )}
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

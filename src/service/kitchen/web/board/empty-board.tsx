import { IconArrowBackUp } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { factsText } from "#platform/web/facts-text.ts";
import { formatCount, formatTime } from "#platform/web/format.ts";
import { formatLength } from "#platform/web/language/format-lengths.ts";
import { useT } from "#platform/web/use-t.ts";
import { elapsedMinutes } from "#ui/data/elapsed-minutes.ts";
import { Button } from "#ui/forms/button.tsx";
import { BarPicture } from "#ui/pictures/bar-picture.tsx";
import { KitchenPicture } from "#ui/pictures/kitchen-picture.tsx";
import type { FinishedLine } from "../../contract/kitchen.ts";
import { BAR_SLUG, KITCHEN_SLUG, recentQuery } from "../board-api.ts";
import { dishText } from "../ticket/ticket-text.ts";
import { useServerClock } from "./board-clock.ts";
import classes from "./empty-board.module.css";

interface EmptyBoardProps {
  slug: string;
  /** Title of the station. */
  station: string;
  onRecall: () => void;
}

/** Board without tickets: the time, that nothing is to be made, and what was finished last. */
export function EmptyBoard({ slug, station, onRecall }: EmptyBoardProps) {
  const t = useT();
  const time = useServerClock((now) => formatTime(new Date(now)));
  const last = useQuery(recentQuery(slug)).data?.lines[0];
  const isBar = slug === BAR_SLUG;
  const message =
    slug !== KITCHEN_SLUG && !isBar
      ? t("kitchen.empty_station", { station })
      : t(isBar ? "kitchen.empty_bar" : "kitchen.empty_kitchen");
  return (
    <div className={classes.board} role="status">
      <div className={classes.picture}>{isBar ? <BarPicture /> : <KitchenPicture />}</div>
      {/* The head of the board tells the time to readers. */}
      <p className={classes.time} aria-hidden="true">
        {time}
      </p>
      <p className={classes.message}>{message}</p>
      {last === undefined ? (
        <p className={classes.hint}>{t("kitchen.empty_hint")}</p>
      ) : (
        <LastFinished line={last} onRecall={onRecall} />
      )}
    </div>
  );
}

function LastFinished({ line, onRecall }: { line: FinishedLine; onRecall: () => void }) {
  const t = useT();
  const minutes = useServerClock((now) => elapsedMinutes(line.finished_at.getTime(), now));
  const dish = dishText(line.item_title, line.variant_title, t);
  return (
    <div className={classes.last}>
      <p>
        <span className={classes.hint}>
          {t("kitchen.last_finished", { minutes: formatLength(minutes, "minute") })}
        </span>
        <strong className={classes.dish}>
          {factsText([line.token_no, `${formatCount(line.quantity)}× ${dish}`])}
        </strong>
      </p>
      <Button
        variant="default"
        size="lg"
        icon={<IconArrowBackUp size={22} aria-hidden="true" />}
        aria-label={t("kitchen.recall.open")}
        onClick={onRecall}
      >
        {t("kitchen.recall.one")}
      </Button>
    </div>
  );
}

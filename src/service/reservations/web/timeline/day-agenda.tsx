import { Fragment } from "react";
import { factsText } from "#platform/web/facts-text.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Span, Stack, VisuallyHidden } from "#ui/layout/layout.tsx";
import { TablePicture } from "#ui/pictures/table-picture.tsx";
import type { BoardEntry, BoardRow } from "./board.ts";
import classes from "./timeline-view.module.css";

interface DayAgendaProps {
  entries: readonly BoardEntry[];
  rows: readonly BoardRow[];
  /** Current minute of the day; null for another day. */
  now: number | null;
  timeText: (minute: number) => string;
  onOpen: (id: number) => void;
}

/** Shows the day from top to bottom, for a phone: the bookings in order of time, with a mark at the current time. */
export function DayAgenda({ entries, rows, now, timeText, onOpen }: DayAgendaProps) {
  const t = useT();
  if (entries.length === 0)
    return <EmptyState picture={<TablePicture />} message={t("reservations.empty")} />;
  const next = now === null ? -1 : entries.findIndex(({ start }) => start > now);
  const nowAt = now === null ? null : next === -1 ? entries.length : next;
  const nowLine = (
    <li className={classes.now}>{t("reservations.timeline.now", { time: timeText(now ?? 0) })}</li>
  );
  return (
    <Stack as="ol" gap={8} aria-label={t("reservations.timeline.label")}>
      {entries.map((entry, place) => (
        <Fragment key={entry.id}>
          {place === nowAt ? nowLine : null}
          <li>
            <button
              type="button"
              className={classes.entry}
              data-tone={entry.tone}
              onClick={() => onOpen(entry.id)}
            >
              <span className={classes.time}>
                {timeText(entry.start)}
                <small>{timeText(entry.start + entry.minutes)}</small>
              </span>
              <Span room="shrink" lines="anywhere">
                <strong>{entry.title}</strong>
                <small>{factsText([rows.find(({ key }) => key === entry.row)?.title, entry.people])}</small>
              </Span>
              <span className={classes.mark}>{entry.icon}</span>
              <VisuallyHidden>{entry.aside}</VisuallyHidden>
            </button>
          </li>
        </Fragment>
      ))}
      {nowAt === entries.length ? nowLine : null}
    </Stack>
  );
}

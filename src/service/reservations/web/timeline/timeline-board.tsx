import {
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { type CSSProperties, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useT } from "#platform/web/use-t.ts";
import { Muted, Span, Text, VisuallyHidden } from "#ui/layout/layout.tsx";
import type { BlockKeys, BoardEntry, BoardRow, TimelineBoardProps } from "./board.ts";
import {
  draggedMinutes,
  LINE_HEIGHT,
  layOutRows,
  movedStart,
  openingMinute,
  PX_PER_MINUTE,
  rowAt,
  shownMinutesOf,
  type TrackLayout,
  type TrackPlace,
} from "./day-track.ts";
import classes from "./timeline-board.module.css";
import { useLift } from "./use-lift.ts";

/** Pixels that a press must move to be a drag; a finger must rest for `HOLD_MS` first, because it also scrolls. */
const DRAG_FROM = 4;
const HOLD_MS = 250;
const HOLD_TOLERANCE = 8;
/** Minute at which a day without bookings opens: noon is close by. */
const USUAL_MINUTE = 8 * 60;

/** Shows a day along a line, as the page is read, with a row for each table; bookings move by drag or keyboard. */
export function TimelineBoard(props: TimelineBoardProps) {
  const { label, rows, dayMinutes, now, placeText } = props;
  const lift = useLift(props);
  const shownMinutes = shownMinutesOf(dayMinutes, lift.entries);
  const laid = layOutRows(
    rows.map(({ key }) => key),
    lift.entries,
  );
  const scroller = useRef<HTMLDivElement>(null);
  const { target, drag } = useDrag(props, laid, scroller);
  useOpening(scroller, props);
  return (
    <DndContext {...drag}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a day without bookings is scrolled from the keyboard, too */}
      <section ref={scroller} className={classes.scroller} aria-label={label} tabIndex={0}>
        <div className={classes.day} style={{ "--day": `${shownMinutes * PX_PER_MINUTE}px` }}>
          <Hours minutes={shownMinutes} timeText={props.timeText} />
          <div className={classes.rows} style={{ height: laid.height }}>
            <Rows rows={rows} laid={laid} />
            {target ? (
              <div className={classes.target} style={spotOf(target, topOfRow(laid, target.row))}>
                {placeText(target)}
              </div>
            ) : null}
            {now === null ? null : (
              <div className={classes.now} style={{ "--start": `${now * PX_PER_MINUTE}px` }} />
            )}
            <ul>
              {lift.entries.map((entry) => (
                <li key={entry.id}>
                  <TimelineBlock
                    entry={entry}
                    style={spotOf(entry, laid.tops.get(entry.id) ?? 0, entry.minutes)}
                    isLifted={lift.id === entry.id}
                    keys={lift.keysOf(entry)}
                    onOpen={() => props.onOpen(entry.id)}
                  />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
    </DndContext>
  );
}

/** The sign of what is later: to the right, or to the left where the page is read so. */
function onwards(board: Element | null): 1 | -1 {
  return board !== null && getComputedStyle(board).direction === "rtl" ? -1 : 1;
}

/** Returns where a dragged booking would land, and the handlers of the drag library. */
function useDrag(
  { entries, dayMinutes, onMove }: TimelineBoardProps,
  laid: TrackLayout,
  scroller: RefObject<HTMLDivElement | null>,
) {
  const t = useT();
  const [target, setTarget] = useState<TrackPlace | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(TouchSensor, { activationConstraint: { delay: HOLD_MS, tolerance: HOLD_TOLERANCE } }),
  );
  const entryOf = ({ active }: DragMoveEvent | DragEndEvent) => entries.find(({ id }) => id === active.id);
  // The distance already includes the scrolling.
  const placeOf = (event: DragMoveEvent | DragEndEvent): TrackPlace | null => {
    const entry = entryOf(event);
    const row = entry && rowAt(laid, (laid.tops.get(entry.id) ?? 0) + event.delta.y + LINE_HEIGHT / 2);
    if (!entry || row === undefined) return null;
    const minutes = draggedMinutes(event.delta.x * onwards(scroller.current));
    return { row, start: movedStart(entry.start, minutes, dayMinutes) };
  };
  const drop = (event: DragEndEvent) => {
    setTarget(null);
    const [entry, place] = [entryOf(event), placeOf(event)];
    if (entry && place && (place.row !== entry.row || place.start !== entry.start)) onMove(entry.id, place);
  };
  return {
    target,
    drag: {
      sensors,
      onDragMove: (event: DragMoveEvent) => setTarget(placeOf(event)),
      onDragEnd: drop,
      onDragCancel: () => setTarget(null),
      accessibility: {
        screenReaderInstructions: { draggable: t("reservations.timeline.help") },
        announcements: quiet,
      },
    },
  };
}

/** Draws the tables, one below the other. */
function Rows({ rows, laid }: { rows: readonly BoardRow[]; laid: TrackLayout }) {
  return rows.map(({ key, title, hint }, place) => (
    <div key={key} className={classes.row} style={{ height: laid.rows[place]?.height }}>
      <span className={classes.head}>
        <Text as="strong" weight={600} lines="cut">
          {title}
        </Text>
        {hint ? (
          <Muted as="span" size="sm" lines="cut">
            {hint}
          </Muted>
        ) : null}
      </span>
    </div>
  ));
}

/** The product announces each step itself; a mouse needs no announcement. */
const quiet = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** Draws the full hours above the rows. */
function Hours({ minutes, timeText }: Pick<TimelineBoardProps, "timeText"> & { minutes: number }) {
  const hours = Array.from({ length: Math.ceil(minutes / 60) }, (_, hour) => hour * 60);
  return (
    <div className={classes.hours} aria-hidden="true">
      {hours.map((minute) => (
        <span key={minute} className={classes.hour}>
          {timeText(minute)}
        </span>
      ))}
    </div>
  );
}

/** Returns the position of a booking; one that began the night before is cut at the start of the day. */
function spotOf({ start }: TrackPlace, top: number, minutes = 60) {
  return {
    "--start": `${Math.max(0, start) * PX_PER_MINUTE}px`,
    "--top": `${top}px`,
    "--length": `${(minutes + Math.min(0, start)) * PX_PER_MINUTE}px`,
  };
}

function topOfRow({ rows }: TrackLayout, row: string): number {
  return rows.find(({ key }) => key === row)?.top ?? 0;
}

/** Scrolls to the relevant part of the day when it opens. */
function useOpening(
  scroller: RefObject<HTMLDivElement | null>,
  { now, entries }: Pick<TimelineBoardProps, "now" | "entries">,
): void {
  const open = useEffectEvent(() => {
    const starts = entries.map(({ start }) => start);
    const start = openingMinute(now, starts, USUAL_MINUTE) * PX_PER_MINUTE;
    scroller.current?.scrollTo({ left: start * onwards(scroller.current) });
  });
  useLayoutEffect(() => open(), []);
}

interface TimelineBlockProps {
  entry: BoardEntry;
  style: CSSProperties;
  /** True while it is moved by keyboard. */
  isLifted: boolean;
  keys: BlockKeys;
  onOpen: () => void;
}

/** Shows a booking on the track: a tap or Enter opens it, a drag moves it, Space picks it up for the arrow keys. */
function TimelineBlock({ entry, style, isLifted, keys, onOpen }: TimelineBlockProps) {
  const t = useT();
  const { attributes, listeners, setNodeRef, transform, isDragging } = useDraggable({
    id: entry.id,
    disabled: !entry.isMovable,
  });
  const moved = transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : {};
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={classes.block}
      data-tone={entry.tone}
      data-lifted={isLifted || isDragging || undefined}
      data-movable={entry.isMovable || undefined}
      style={{ ...style, ...moved }}
      {...(entry.isMovable && {
        ...listeners,
        ...keys,
        "aria-roledescription": t("reservations.timeline.role"),
        "aria-describedby": attributes["aria-describedby"],
      })}
      onClick={onOpen}
    >
      <span className={classes.blockTitle}>
        {entry.icon}
        <Span lines="cut">{entry.title}</Span>
      </span>
      <span className={classes.blockDetail}>{entry.detail}</span>
      <VisuallyHidden>{entry.aside}</VisuallyHidden>
    </button>
  );
}

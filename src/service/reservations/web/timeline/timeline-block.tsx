import { useDraggable } from "@dnd-kit/core";
import type { CSSProperties } from "react";
import { useT } from "#platform/web/use-t.ts";
import type { BlockKeys, BoardEntry } from "./board.ts";
import classes from "./timeline-board.module.css";

export interface TimelineBlockProps {
  entry: BoardEntry;
  style: CSSProperties;
  /** Taken up from the keyboard. */
  isLifted: boolean;
  keys: BlockKeys;
  onOpen: () => void;
}

/** One booking on the track: a tap or Enter opens it, a drag moves it, Space takes it up for the arrow keys. */
export function TimelineBlock({ entry, style, isLifted, keys, onOpen }: TimelineBlockProps) {
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
        {entry.title}
      </span>
      <span className={classes.blockDetail}>{entry.detail}</span>
      <span className="visually-hidden">{entry.aside}</span>
    </button>
  );
}

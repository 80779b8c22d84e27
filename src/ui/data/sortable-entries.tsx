import {
  type Active,
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Over,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { SortHandle } from "./sort-handle.tsx";
import type { SortableEntriesProps, SortableEntry, SortStep, SortWords } from "./sortable-entry.ts";
import classes from "./sortable-list.module.css";

/** A press that moves less than this, in px, is no drag. */
const DRAG_FROM = 4;

/** The entries of a `SortableList`, movable. */
export function SortableEntries({
  label,
  words,
  entries,
  layout,
  className,
  onReorder,
}: SortableEntriesProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      // A place is counted once the page has scrolled to it: gliding there, the next key would come too early.
      scrollBehavior: "auto",
    }),
  );
  const keys = entries.map((entry) => entry.key);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [keys.indexOf(active.id), over ? keys.indexOf(over.id) : -1];
    if (from >= 0 && to >= 0 && from !== to) onReorder(arrayMove([...keys.keys()], from, to));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: announcementsOf(words, entries),
        screenReaderInstructions: { draggable: words.help },
      }}
    >
      <SortableContext
        items={keys}
        strategy={layout === "grid" ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <ul className={className} aria-label={label}>
          {entries.map((entry) => (
            <MovableEntry key={entry.key} entry={entry} words={words} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function MovableEntry({ entry, words }: { entry: SortableEntry; words: SortWords }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: entry.key });
  return (
    <li
      ref={setNodeRef}
      className={classes.entry}
      data-moving={isDragging || undefined}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
    >
      {entry.draw(
        <SortHandle
          ref={setActivatorNodeRef}
          label={words.move(entry.name)}
          aria-roledescription={words.role}
          aria-describedby={attributes["aria-describedby"]}
          {...listeners}
        />,
      )}
    </li>
  );
}

function announcementsOf(words: SortWords, entries: readonly SortableEntry[]): Announcements {
  const step = ({ active, over }: { active: Active; over: Over | null }): SortStep => {
    const place = entries.findIndex((entry) => entry.key === (over ?? active).id) + 1;
    const name = entries.find((entry) => entry.key === active.id)?.name ?? "";
    return { name, place, count: entries.length };
  };
  return {
    onDragStart: ({ active }) => words.taken(step({ active, over: null })),
    // The first thing an entry is over is itself.
    onDragOver: (at) => (at.over?.id === at.active.id ? words.taken : words.over)(step(at)),
    onDragEnd: (at) => words.dropped(step(at)),
    onDragCancel: ({ active }) => words.cancelled(step({ active, over: null })),
  };
}

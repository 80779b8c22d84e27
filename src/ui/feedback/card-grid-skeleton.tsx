import classes from "./skeleton.module.css";
import { Skeleton } from "./skeleton.tsx";
import { skeletonKeys } from "./skeleton-box.tsx";
import { SkeletonCard } from "./skeleton-card.tsx";

export interface CardGridSkeletonProps {
  /** "Cargando": for those who hear the page. */
  label: string;
  count: number;
  /** Height of one card in px, that of the real card. */
  cardHeight: number;
  /** Least width of one card in px. Default 240. */
  minWidth?: number;
  /** Shown without the pause of short loads. */
  atOnce?: boolean;
}

/** A grid of cards that are on their way. */
export function CardGridSkeleton({
  label,
  count,
  cardHeight,
  minWidth = 240,
  atOnce,
}: CardGridSkeletonProps) {
  const columns = `repeat(auto-fill, minmax(min(100%, ${minWidth}px), 1fr))`;
  return (
    <Skeleton
      label={label}
      className={classes.cards}
      style={{ gridTemplateColumns: columns }}
      atOnce={atOnce ?? false}
    >
      {skeletonKeys(count).map((key) => (
        <SkeletonCard key={key} height={cardHeight} index={key} />
      ))}
    </Skeleton>
  );
}

import classes from "./skeleton-box.module.css";
import { SkeletonBox, skeletonKeys } from "./skeleton-box.tsx";

export interface CardGridSkeletonProps {
  /** "Cargando": read once. */
  label: string;
  count: number;
  /** Height of one card in px, that of the real card. */
  cardHeight: number;
  /** Least width of one card in px. Default 240. */
  minWidth?: number;
}

/** A grid of cards that are on their way. */
export function CardGridSkeleton({ label, count, cardHeight, minWidth = 240 }: CardGridSkeletonProps) {
  const columns = `repeat(auto-fill, minmax(min(100%, ${minWidth}px), 1fr))`;
  return (
    <div className={classes.cards} role="status" aria-label={label} style={{ gridTemplateColumns: columns }}>
      {skeletonKeys(count).map((key) => (
        <SkeletonBox key={key} height={cardHeight} />
      ))}
    </div>
  );
}

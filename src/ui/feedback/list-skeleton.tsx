import classes from "./skeleton.module.css";
import { Skeleton } from "./skeleton.tsx";
import { SkeletonBox, skeletonKeys, wordsWidth } from "./skeleton-box.tsx";
import { SkeletonCard } from "./skeleton-card.tsx";

/** What is higher than this, in px, is a card of its own; lower things are lines below each other. */
const CARDS_FROM = 80;

export interface ListSkeletonProps {
  label: string;
  count: number;
  /** Height of one line in px. Default 52. */
  rowHeight?: number;
  atOnce?: boolean;
}

/** Lines or cards below each other that are on their way. */
export function ListSkeleton({ label, count, rowHeight = 52, atOnce = false }: ListSkeletonProps) {
  const isOfCards = rowHeight >= CARDS_FROM;
  return (
    <Skeleton label={label} atOnce={atOnce}>
      <div className={classes.list} data-of={isOfCards ? "cards" : "lines"}>
        {skeletonKeys(count).map((key) =>
          isOfCards ? (
            <SkeletonCard key={key} height={rowHeight} index={key} />
          ) : (
            <div key={key} className={classes.line} style={{ height: rowHeight }}>
              <div className={classes.texts}>
                <SkeletonBox width={wordsWidth(key)} height={14} />
                {rowHeight >= 48 ? <SkeletonBox width={wordsWidth(key + 3)} height={10} /> : null}
              </div>
              <SkeletonBox width={64} height={14} />
            </div>
          ),
        )}
      </div>
    </Skeleton>
  );
}

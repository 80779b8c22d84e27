import { Row } from "../layout/layout.tsx";
import classes from "./skeleton.module.css";
import { SkeletonBox, wordsWidth } from "./skeleton-box.tsx";

/** Heights in px from which a card has lines below its name, and an action at its foot. */
const WITH_LINES = 88;
const WITH_ACTION = 176;

interface SkeletonCardProps {
  /** In px, that of the real card. */
  height: number;
  /** Its place among the others, by which its words are longer or shorter. */
  index: number;
}

/** A card that is on its way: name and mark, lines, the action at its foot, as far as its height has room for them. */
export function SkeletonCard({ height, index }: SkeletonCardProps) {
  return (
    <div className={classes.card} style={{ height }}>
      <Row gap={16} justify="between">
        <SkeletonBox width={wordsWidth(index)} height={16} />
        <SkeletonBox width={56} height={16} />
      </Row>
      {height >= WITH_LINES ? (
        <>
          <SkeletonBox width={wordsWidth(index + 1)} height={12} />
          {height >= WITH_ACTION ? <SkeletonBox width={wordsWidth(index + 3)} height={12} /> : null}
        </>
      ) : null}
      {height >= WITH_ACTION ? (
        <div className={classes.end}>
          <SkeletonBox height={44} />
        </div>
      ) : null}
    </div>
  );
}

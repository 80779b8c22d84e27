import classes from "./skeleton.module.css";
import { Skeleton } from "./skeleton.tsx";
import { SkeletonBox, skeletonKeys } from "./skeleton-box.tsx";

/** Heights of a chart's bars in percent of it. */
const BARS = [38, 54, 46, 72, 60, 88, 66, 50];

/** Room that a line of figures takes above a chart, in px. */
const FIGURES_HEIGHT = 72;

export interface FiguresSkeletonProps {
  label: string;
  /** So many figures side by side; none leaves the whole room to the chart. Default 3. */
  figures?: number;
  /** Room of all of it in px; what the figures leave is the chart's. */
  height: number;
  atOnce?: boolean;
}

/** Figures and their chart that are on their way. */
export function FiguresSkeleton({ label, figures = 3, height, atOnce = false }: FiguresSkeletonProps) {
  const chart = height - (figures > 0 ? FIGURES_HEIGHT : 0);
  return (
    <Skeleton label={label} atOnce={atOnce}>
      <div style={{ height, overflow: "hidden" }}>
        {figures > 0 ? (
          <div className={classes.figures} style={{ height: FIGURES_HEIGHT }}>
            {skeletonKeys(figures).map((key) => (
              <div key={key} className={classes.figure}>
                <SkeletonBox width={88} height={12} />
                <SkeletonBox width={key === 0 ? 136 : 72} height={28} />
              </div>
            ))}
          </div>
        ) : null}
        {chart >= 80 ? (
          <div className={classes.bars} style={{ height: chart }}>
            {BARS.map((bar) => (
              <SkeletonBox key={bar} height={`${bar}%`} />
            ))}
          </div>
        ) : null}
      </div>
    </Skeleton>
  );
}

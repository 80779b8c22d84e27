import classes from "./sparkline.module.css";

export interface SparklineProps {
  /** In their order; null where nothing is known. */
  values: readonly (number | null)[];
}

const WIDTH = 96;
const HEIGHT = 28;
/** Room for the stroke and the last point. */
const EDGE = 3;

/** The course of a figure, small beside it: no axis, no words. What it says is told by the figure and its change. */
export function Sparkline({ values }: SparklineProps) {
  const points = pointsOf(values);
  const last = points.at(-1);
  if (points.length < 2 || last === undefined) return null;
  return (
    <svg
      className={classes.line}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
      focusable="false"
    >
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
      <circle cx={last.x} cy={last.y} r="2.5" />
    </svg>
  );
}

/** Returns the places of the known values between the least and the greatest; a course without a change lies in the middle. */
export function pointsOf(values: SparklineProps["values"]): { readonly x: number; readonly y: number }[] {
  const known = values.filter((value) => value !== null);
  const [least, greatest] = [Math.min(...known), Math.max(...known)];
  const rounded = (place: number) => Math.round(place * 10) / 10;
  return values.flatMap((value, place) => {
    if (value === null) return [];
    const height = greatest === least ? 0.5 : (value - least) / (greatest - least);
    return [
      {
        x: rounded(EDGE + (place / Math.max(1, values.length - 1)) * (WIDTH - 2 * EDGE)),
        y: rounded(HEIGHT - EDGE - height * (HEIGHT - 2 * EDGE)),
      },
    ];
  });
}

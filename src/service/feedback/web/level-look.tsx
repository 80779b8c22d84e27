import {
  IconMoodCry,
  IconMoodEmpty,
  IconMoodHeart,
  IconMoodSad,
  IconMoodSmile,
  type IconProps,
} from "@tabler/icons-react";
import { factsText } from "#platform/web/facts-text.ts";
import { formatDecimal } from "#platform/web/language/format-figures.ts";
import { useT } from "#platform/web/use-t.ts";
import { type FeedbackLevel, feedbackLevel } from "../domain/feedback.ts";
import classes from "./feedback.module.css";

const faces = {
  worst: IconMoodCry,
  bad: IconMoodSad,
  average: IconMoodEmpty,
  good: IconMoodSmile,
  loved: IconMoodHeart,
} as const satisfies Record<FeedbackLevel, unknown>;

/** Draws the face of a level, because a machine may lack an emoji font. Its label stands beside it. */
export function LevelFace({ level, size = 20 }: { level: FeedbackLevel; size?: IconProps["size"] }) {
  const Face = faces[level];
  return <Face className={classes.face} data-level={level} size={size} stroke={1.75} aria-hidden="true" />;
}

/** Shows a level or an average as face and label; "N/A" for none. */
export function LevelLook({ hundredths }: { hundredths: number | null }) {
  const t = useT();
  const level = feedbackLevel(hundredths);
  if (level === null || hundredths === null) return t("feedback.none");
  return (
    <span className={classes.look}>
      <LevelFace level={level} />
      {factsText([t(`feedback.level.${level}`), formatDecimal(hundredths / 100, 1)])}
    </span>
  );
}

import { feedbackLevel, levelEmoji } from "../../../domain/feedback/feedback.ts";
import { useT } from "../../platform/use-t.ts";

/** A level or an average as emoji and label; "N/A" for none. */
export function LevelLook({ hundredths }: { hundredths: number | null }) {
  const t = useT();
  const level = feedbackLevel(hundredths);
  if (level === null || hundredths === null) return t("feedback.none");
  return (
    <span>
      <span aria-hidden="true">{levelEmoji(level)}</span> {t(`feedback.level.${level}`)} ·{" "}
      {(hundredths / 100).toFixed(1)}
    </span>
  );
}

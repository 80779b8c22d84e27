import type { listFeedback } from "../../../contract/guest/staff-feedback.ts";
import type { ResponseOf } from "../../../contract/platform/define.ts";
import { feedbackLevels, feedbackQuestions, levelEmoji } from "../../../domain/feedback/feedback.ts";
import { Chart } from "../../../ui/charts/chart.tsx";
import { Section } from "../../../ui/frame/section.tsx";
import { useT } from "../../platform/use-t.ts";
import classes from "./feedback.module.css";
import { LevelLook } from "./level-look.tsx";

type Figures = ResponseOf<typeof listFeedback>;

/** Of all that fit the filter: people by level, averages, and how they went by week. */
export function FeedbackFigures({ figures }: { figures: Figures }) {
  const t = useT();
  const averages = [
    ["overall", figures.averageRating],
    ["food_quality", figures.foodRating],
    ["ambiance", figures.ambianceRating],
    ["staff_behavior", figures.staffRating],
    ["service", figures.serviceRating],
    ["recommend", figures.recommendRating],
  ] as const;
  return (
    <>
      <Section title={t("feedback.counting")}>
        <ul className={classes.counts}>
          {feedbackLevels.toReversed().map((level) => (
            <li key={level} className={classes.count}>
              <span className={classes.emoji} aria-hidden="true">
                {levelEmoji(level)}
              </span>
              <span className={classes.number}>{figures.overallFeedbackCounting[level]}</span>
              <span className={classes.label}>{t(`feedback.level.${level}`)}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t("feedback.averages")}>
        <dl className={classes.counts}>
          {averages.map(([key, average]) => (
            <div key={key} className={classes.count}>
              <dt className={classes.label}>{t(`feedback.column.${key}`)}</dt>
              <dd>
                <LevelLook hundredths={average} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      {figures.weeks.length > 1 ? <Trend weeks={figures.weeks} /> : null}
    </>
  );
}

function Trend({ weeks }: Pick<Figures, "weeks">) {
  const t = useT();
  return (
    <Chart
      kind="lines"
      title={t("feedback.trend")}
      axisLabel={t("feedback.week")}
      format={(value) => value.toFixed(1)}
      series={feedbackQuestions.map((key) => ({ key, label: t(`feedback.column.${key}`) }))}
      rows={weeks.map(({ week, ...averages }) => ({
        key: week,
        label: `${week.slice(8, 10)}/${week.slice(5, 7)}`,
        values: Object.fromEntries(feedbackQuestions.map((key) => [key, averages[key] / 100])),
      }))}
    />
  );
}

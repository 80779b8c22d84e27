import { IconInfoCircle } from "@tabler/icons-react";
import { useState } from "react";
import type { ResponseOf } from "#platform/contract/define.ts";
import { useT } from "#platform/web/use-t.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { Section } from "#ui/frame/section.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import type { listFeedback } from "../contract/staff-feedback.ts";
import { feedbackLevels, feedbackQuestions } from "../domain/feedback.ts";
import classes from "./feedback.module.css";
import { LevelsDialog } from "./feedback-dialogs.tsx";
import { LevelFace, LevelLook } from "./level-look.tsx";

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
      <Section title={t("feedback.counting")} action={<LevelsButton />}>
        <ul className={classes.counts}>
          {feedbackLevels.toReversed().map((level) => (
            <li key={level} className={classes.count}>
              <LevelFace level={level} size={32} />
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

function LevelsButton() {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t("feedback.info")}
        icon={<IconInfoCircle size={20} />}
        onClick={() => setIsOpen(true)}
      />
      {isOpen ? <LevelsDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

/** Ratings are from 1 to 5, and so is the axis: a fall from 5 to 4 looks as large as it is. */
const RATINGS = [1, 2, 3, 4, 5] as const;

function Trend({ weeks }: Pick<Figures, "weeks">) {
  const t = useT();
  return (
    <div className={classes.trend}>
      <Chart
        kind="lines"
        ticks={RATINGS}
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
    </div>
  );
}

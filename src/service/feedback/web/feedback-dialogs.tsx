import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { FeedbackId } from "#platform/domain/ids.ts";
import { formatDateTime, formatDay } from "#platform/web/format.ts";
import { GuardedDialog } from "#platform/web/forms/guarded-dialog.tsx";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Muted, Stack } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { type Feedback, setFeedbackSettings } from "../contract/staff-feedback.ts";
import { feedbackLevels } from "../domain/feedback.ts";
import classes from "./feedback.module.css";
import { answerQuery, feedbackSettingsQuery, useSetFeedbackSettings } from "./feedback-api.ts";
import { LevelFace, LevelLook } from "./level-look.tsx";

/** Shows one answer: six ratings, who gave it and what they wrote. */
export function FeedbackDialog({ feedback, onClose }: { feedback: Feedback; onClose: () => void }) {
  const t = useT();
  const ratings = [
    ["overall", feedback.average_rating],
    ["food_quality", feedback.food_quality_rating * 100],
    ["service", feedback.service_rating * 100],
    ["staff_behavior", feedback.staff_behavior_rating * 100],
    ["ambiance", feedback.ambiance_rating * 100],
    ["recommend", feedback.recommend_rating * 100],
  ] as const;
  const facts = [
    [t("feedback.column.date"), formatDateTime(feedback.date)],
    [t("feedback.column.customer"), feedback.name ?? t("feedback.anonymous")],
    [t("feedback.column.phone"), feedback.phone ?? t("feedback.none")],
    [
      t("feedback.column.invoice"),
      feedback.invoice_no === null ? t("feedback.none") : `#${feedback.invoice_no}`,
    ],
    [t("feedback.column.table"), feedback.table_title ?? t("feedback.none")],
    ...(feedback.email === null ? [] : [[t("feedback.column.email"), feedback.email] as const]),
    ...(feedback.birthdate === null
      ? []
      : [[t("feedback.column.birthdate"), formatDay(feedback.birthdate)] as const]),
  ] as const;
  return (
    <AppDialog opened onClose={onClose} title={t("feedback.answer")}>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <Muted as="dt" size="sm">
              {label}
            </Muted>
            <dd>{value}</dd>
          </div>
        ))}
        {ratings.map(([key, hundredths]) => (
          <div key={key}>
            <Muted as="dt" size="sm">
              {t(`feedback.column.${key}`)}
            </Muted>
            <dd>
              <LevelLook hundredths={hundredths} />
            </dd>
          </div>
        ))}
      </dl>
      {feedback.remarks === null ? null : <p className={classes.remarks}>{feedback.remarks}</p>}
    </AppDialog>
  );
}

/** Loads and shows the answer with this id. */
export function AnswerDialog({ id, onClose }: { id: FeedbackId; onClose: () => void }) {
  const t = useT();
  const { data, error } = useQuery(answerQuery(id));
  if (data) return <FeedbackDialog feedback={data} onClose={onClose} />;
  if (!error) return null;
  return (
    <AppDialog opened onClose={onClose} title={t("feedback.answer")} size="small">
      <p>{failureText(error, "feedback.failed")}</p>
    </AppDialog>
  );
}

/** Bounds of each level (back-office §9). */
const RANGES = {
  worst: ["1.0", "1.5"],
  bad: ["1.5", "2.5"],
  average: ["2.5", "3.5"],
  good: ["3.5", "4.5"],
  loved: ["4.5", "5.0"],
} as const;

/** Explains the levels. */
export function LevelsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <AppDialog opened onClose={onClose} title={t("feedback.info")} size="small">
      <p>{t("feedback.info_text")}</p>
      <dl className={classes.facts}>
        {feedbackLevels.toReversed().map((level) => (
          <div key={level}>
            <dt>
              <span className={classes.look}>
                <LevelFace level={level} />
                {t(`feedback.level.${level}`)}
              </span>
            </dt>
            <dd>
              {t(level === "loved" ? "feedback.range" : "feedback.range_under", {
                from: RANGES[level][0],
                to: RANGES[level][1],
              })}
            </dd>
          </div>
        ))}
      </dl>
    </AppDialog>
  );
}

/** Sets the address where satisfied guests are asked for a review. */
export function ReviewLinkDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { data } = useQuery(feedbackSettingsQuery);
  const [typed, setTyped] = useState<string | null>(null);
  const [isTried, setIsTried] = useState(false);
  const save = useSetFeedbackSettings(onClose);
  const link = typed ?? data?.review_url ?? "";
  const review_url = link.trim() === "" ? null : link.trim();
  const isBad = !setFeedbackSettings.body.shape.review_url.safeParse(review_url).success;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsTried(true);
    if (isBad) event.currentTarget.querySelector("input")?.focus();
    else if (data) save.mutate({ body: { review_url, version: data.version } });
  };
  return (
    <GuardedDialog
      opened
      isDirty={typed !== null}
      busy={save.isPending}
      onClose={onClose}
      title={t("feedback.review")}
    >
      <Stack as="form" gap={12} onSubmit={submit} noValidate>
        <TextField
          label={t("feedback.review_address")}
          error={isTried && isBad ? t("feedback.review_bad") : null}
          data-autofocus
          description={t("feedback.review_help")}
          type="url"
          inputMode="url"
          value={link}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" busy={save.isPending} disabled={data === undefined}>
          {t("common.save")}
        </Button>
      </Stack>
    </GuardedDialog>
  );
}

import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { FeedbackId } from "#platform/domain/ids.ts";
import { callTo } from "#platform/web/api.ts";
import { formatDateTime, formatDay, formatTime } from "#platform/web/format.ts";
import { GuardedDialog } from "#platform/web/forms/guarded-dialog.tsx";
import type { Translate } from "#platform/web/i18n.ts";
import { useMayDo } from "#platform/web/session/session.ts";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Box, Muted, Stack, Text } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { type Feedback, setFeedbackSettings, showFeedback } from "../contract/staff-feedback.ts";
import { feedbackLevels } from "../domain/feedback.ts";
import classes from "./feedback.module.css";
import {
  answerQuery,
  feedbackSettingsQuery,
  useFeedbackAction,
  useSetFeedbackSettings,
} from "./feedback-api.ts";
import { HideDialog } from "./hide-dialog.tsx";
import { invoiceText } from "./invoice-text.ts";
import { LevelFace, LevelLook } from "./level-look.tsx";

/** Shows one answer: six ratings, who gave it and what they wrote; hides it for people who may. */
export function FeedbackDialog({ feedback, onClose }: { feedback: Feedback; onClose: () => void }) {
  const t = useT();
  const mayDo = useMayDo();
  const [isHiding, setHiding] = useState(false);
  const mayHide = mayDo("feedback.hide");
  if (isHiding) return <HideDialog id={feedback.id} onClose={() => setHiding(false)} onDone={onClose} />;
  return (
    <AppDialog
      opened
      onClose={onClose}
      title={t("feedback.answer")}
      footer={
        !mayHide ? null : feedback.hidden_at === null ? (
          <Button variant="subtle" tone="danger" onClick={() => setHiding(true)}>
            {t("feedback.hide")}
          </Button>
        ) : (
          <ShowAgain id={feedback.id} onDone={onClose} />
        )
      }
    >
      <Hidden feedback={feedback} />
      <dl className={classes.facts}>
        {factsOf(feedback, t).map(([label, value]) => (
          <div key={label}>
            <Muted as="dt" size="sm">
              {label}
            </Muted>
            <dd>{value}</dd>
          </div>
        ))}
        {ratingsOf(feedback).map(([key, hundredths]) => (
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

const ratingsOf = (feedback: Feedback) =>
  [
    ["overall", feedback.average_rating],
    ["food_quality", feedback.food_quality_rating * 100],
    ["service", feedback.service_rating * 100],
    ["staff_behavior", feedback.staff_behavior_rating * 100],
    ["ambiance", feedback.ambiance_rating * 100],
    ["recommend", feedback.recommend_rating * 100],
  ] as const;

/** Returns what is known of an answer, each with its label. */
const factsOf = (feedback: Feedback, t: Translate): (readonly [label: string, value: string])[] => [
  [t("feedback.column.date"), formatDateTime(feedback.date)],
  [t("feedback.column.customer"), feedback.name ?? t("feedback.anonymous")],
  [t("feedback.column.phone"), feedback.phone ?? t("feedback.none")],
  [t("feedback.column.invoice"), invoiceText(feedback.invoice_no, t)],
  [t("feedback.column.table"), feedback.table_title ?? t("feedback.none")],
  ...(feedback.visit_from === null ? [] : [[t("feedback.column.visit"), visitText(feedback, t)] as const]),
  ...(feedback.email === null ? [] : [[t("feedback.column.email"), feedback.email] as const]),
  ...(feedback.birthdate === null
    ? []
    : [[t("feedback.column.birthdate"), formatDay(feedback.birthdate)] as const]),
];

/** Says from when to when the party was there. */
function visitText({ visit_from: from, visit_to: to }: Feedback, t: Translate): string {
  if (from === null) return t("feedback.none");
  return to === null
    ? t("feedback.visit_now", { from: formatDateTime(from) })
    : t("feedback.visit_span", { from: formatDateTime(from), to: formatTime(to) });
}

/** Says why an answer does not count. */
function Hidden({
  feedback: { hidden_at: at, hidden_by: by, hidden_reason: reason },
}: {
  feedback: Feedback;
}) {
  const t = useT();
  if (at === null) return null;
  return (
    <Box below={16}>
      <Text tone="amber">{t("feedback.hidden_by", { by, at: formatDateTime(at), reason })}</Text>
    </Box>
  );
}

/** Lets a hidden answer count again. */
function ShowAgain({ id, onDone }: { id: FeedbackId; onDone: () => void }) {
  const t = useT();
  const show = useFeedbackAction(callTo(showFeedback), onDone);
  return (
    <Button variant="default" busy={show.isPending} onClick={() => show.mutate({ params: { id } })}>
      {t("feedback.show_again")}
    </Button>
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

import { useEffect, useRef, useState } from "react";
import { pageLink, usePage, useWords } from "#service/guest-menu/guest/page-context.ts";
import { feedbackQuestions } from "../domain/feedback.ts";
import { type Answers, DetailsStep } from "./details-step.tsx";
import { RatingStep } from "./rating-step.tsx";
import { useSendFeedback } from "./use-send-feedback.ts";

const STEPS = feedbackQuestions.length + 1;

/** /m/{code}/feedback: one question after the other, then who answers. What was given stays until it has arrived. */
export function FeedbackPage() {
  const t = useWords();
  const page = usePage();
  const store = typeof page.menu === "string" ? null : page.menu.storeSettings;
  const isOff = store?.is_feedback_enabled === false;
  return (
    <main className="cart">
      <h1>
        <bdi>{store?.store_name}</bdi>
      </h1>
      {isOff ? <p className="nothing">{t("err_feedback_off")}</p> : <Steps />}
      <a className="button quiet wide" href={pageLink(page)}>
        {t("back_to_menu")}
      </a>
    </main>
  );
}

function Steps() {
  const t = useWords();
  const [step, setStep] = useState(0);
  const [answers, setAnswers] = useState<Answers>({ ratings: {}, email: "", birthdate: "", remarks: "" });
  const { submit, ...sending } = useSendFeedback(answers);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step > 0) heading.current?.focus();
  }, [step]);
  const question = feedbackQuestions[step];
  return (
    <>
      <progress
        className="progress-bar"
        value={step + 1}
        max={STEPS}
        aria-label={t("fb_progress", { step: step + 1, steps: STEPS })}
      />
      {question !== undefined ? (
        <RatingStep
          key={question}
          question={question}
          headingRef={heading}
          rating={answers.ratings[question] ?? null}
          onRate={(rating) => setAnswers({ ...answers, ratings: { ...answers.ratings, [question]: rating } })}
          onNext={() => setStep(step + 1)}
        />
      ) : (
        <DetailsStep
          {...sending}
          answers={answers}
          headingRef={heading}
          onChange={setAnswers}
          onSubmit={submit}
        />
      )}
      {step > 0 && (
        <button type="button" className="button quiet wide" onClick={() => setStep(step - 1)}>
          {t("fb_back")}
        </button>
      )}
    </>
  );
}

import "./feedback-page.css";
import { type FormEvent, type Ref, useEffect, useRef, useState } from "react";
import { isLanguage } from "#platform/domain/text/languages.ts";
import { withoutControls } from "#platform/domain/text/visible-text.ts";
import { useGuest } from "#service/cart/guest/use-guest.ts";
import { ask, menuPath } from "#service/guest-menu/guest/api.ts";
import { pageLink, usePage, useWords } from "#service/guest-menu/guest/page-context.ts";
import type { giveFeedback } from "../contract/guest-feedback.ts";
import { type FeedbackQuestion, feedbackLevels, feedbackQuestions, levelEmoji } from "../domain/feedback.ts";
import { type Answers, DetailsStep } from "./details-step.tsx";
import { type FieldErrors, fieldErrors } from "./field-errors.ts";
import { storeThanks } from "./thanks-page.tsx";

const STEPS = feedbackQuestions.length + 1;

/**
 * Page /m/{code}/feedback: one question after the other, then who answers. Answers are kept until they have
 * arrived.
 */
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

interface RatingStepProps {
  readonly question: FeedbackQuestion;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly rating: number | null;
  readonly onRate: (rating: number) => void;
  readonly onNext: () => void;
}

const ratings = [1, 2, 3, 4, 5] as const;

/** Asks one question with five faces to choose from. */
function RatingStep({ question, headingRef, rating, onRate, onNext }: RatingStepProps) {
  const t = useWords();
  const [isTried, setTried] = useState(false);
  const isMissing = isTried && rating === null;
  const next = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (rating !== null) onNext();
  };
  return (
    <form className="step" onSubmit={next} noValidate>
      <h2 id="question" ref={headingRef} tabIndex={-1}>
        {t(`fb_${question}`)}
      </h2>
      <p className="rule">{t(`fb_hello_${question}`)}</p>
      <div className="faces" role="radiogroup" aria-labelledby="question">
        {ratings.map((each) => (
          <label key={each} className="face">
            <input
              type="radio"
              name={question}
              value={each}
              checked={rating === each}
              onChange={() => onRate(each)}
            />
            <span aria-hidden="true">{levelEmoji(feedbackLevels[each - 1] ?? "average")}</span>
            <span className="face-label">{t(`fb_${each}`)}</span>
          </label>
        ))}
      </div>
      <p className="wrong" role="alert">
        {isMissing && t("fb_select")}
      </p>
      <button type="submit" className="button wide">
        {t("fb_next")}
      </button>
    </form>
  );
}

/** Sends the feedback, keeps the errors by field, and replaces this page by the thanks page once it has arrived. */
function useSendFeedback({ ratings, email, birthdate, remarks }: Answers) {
  const t = useWords();
  const { qrcode, locator, language } = usePage();
  const [guest] = useGuest();
  const [wrong, setErrors] = useState<FieldErrors>({});
  const [isBusy, setBusy] = useState(false);
  const [references, setReferences] = useState<{ _ref: string | null; _cref: string | null }>({
    _ref: null,
    _cref: null,
  });
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    setReferences({ _ref: query.get("_ref"), _cref: query.get("_cref") });
  }, []);
  const isKnown = references._cref !== null;
  const send = async () => {
    setBusy(true);
    try {
      const { message, review_url } = await ask<typeof giveFeedback>(menuPath(qrcode, "feedback"), {
        method: "POST",
        body: {
          ...ratings,
          ...references,
          tableId: locator,
          email: plain(email),
          birthdate: birthdate === "" ? null : birthdate,
          remarks: plain(remarks),
          ...(!isKnown && { name: plain(guest.name), phone: plain(guest.phone) }),
        },
      });
      // The server has fewer languages than these pages; the others use their own text.
      storeThanks(isLanguage(language) ? message : "");
      const query = new URLSearchParams({ lang: language });
      if (locator !== null) query.set("table", locator);
      if (review_url !== null) query.set("review", "1");
      location.replace(`/m/${encodeURIComponent(qrcode)}/feedback/success?${query}`);
    } catch (error) {
      setBusy(false);
      setErrors(fieldErrors(error, isKnown, t));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing: FieldErrors = {
      ...(!isKnown && plain(guest.name) === "" && { name: t("err_guest_name_required") }),
      ...(!isKnown && plain(guest.phone) === "" && { phone: t("err_guest_phone_invalid") }),
    };
    const isComplete = Object.keys(missing).length === 0;
    setErrors(isComplete && !navigator.onLine ? { general: t("err_offline") } : missing);
    if (isComplete && navigator.onLine) void send();
  };
  return { wrong, isBusy, isKnown, submit };
}

/** Removes invisible characters and outer spaces. */
const plain = (typed: string) => withoutControls(typed).trim();

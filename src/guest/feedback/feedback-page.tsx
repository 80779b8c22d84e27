import { type FormEvent, useEffect, useRef, useState } from "react";
import type { giveFeedback } from "../../contract/guest/feedback.ts";
import { feedbackQuestions } from "../../domain/feedback/feedback.ts";
import { ask, menuPath, Refusal } from "../api.ts";
import { useGuest } from "../cart/use-guest.ts";
import { pageLink, usePage, useWords } from "../page-context.ts";
import { refusalText } from "../refusal-text.ts";
import { type Answers, DetailsStep } from "./details-step.tsx";
import { RatingStep } from "./rating-step.tsx";

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

/** Sending: what is wrong with it by field, and the page that thanks in place of this one once it has arrived. */
function useSendFeedback({ ratings, email, birthdate, remarks }: Answers) {
  const t = useWords();
  const { qrcode, locator, language } = usePage();
  const [guest] = useGuest();
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
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
      const { review_url } = await ask<typeof giveFeedback>(menuPath(qrcode, "feedback"), {
        method: "POST",
        body: {
          ...ratings,
          ...references,
          tableId: locator,
          email: email.trim(),
          birthdate: birthdate === "" ? null : birthdate,
          remarks: remarks.trim(),
          ...(!isKnown && { name: guest.name.trim(), phone: guest.phone.trim() }),
        },
      });
      const query = new URLSearchParams({ lang: language });
      if (locator !== null) query.set("table", locator);
      if (review_url !== null) query.set("review", "1");
      location.replace(`/m/${encodeURIComponent(qrcode)}/feedback/success?${query}`);
    } catch (error) {
      setBusy(false);
      const field = error instanceof Refusal ? Object.keys(error.fields)[0] : undefined;
      setWrong({ [field ?? "general"]: refusalText(error, t) });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isNamed = isKnown || guest.name.trim() !== "";
    setWrong(isNamed ? {} : { name: t("err_guest_name_required") });
    if (isNamed) void send();
  };
  return { wrong, isBusy, isKnown, submit };
}

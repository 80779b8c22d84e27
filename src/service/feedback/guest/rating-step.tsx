import { type FormEvent, type Ref, useState } from "react";
import { useWords } from "#service/guest-menu/guest/page-context.ts";
import { type FeedbackQuestion, feedbackLevels, levelEmoji } from "../domain/feedback.ts";

interface RatingStepProps {
  readonly question: FeedbackQuestion;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly rating: number | null;
  readonly onRate: (rating: number) => void;
  readonly onNext: () => void;
}

const ratings = [1, 2, 3, 4, 5] as const;

/** One question with its five faces, of which one is chosen. */
export function RatingStep({ question, headingRef, rating, onRate, onNext }: RatingStepProps) {
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

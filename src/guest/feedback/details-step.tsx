import type { FormEvent, Ref } from "react";
import { type FeedbackQuestion, REMARKS_MAX } from "../../domain/feedback/feedback.ts";
import { Field } from "../cart/field.tsx";
import { useGuest } from "../cart/use-guest.ts";
import { useWords } from "../page-context.ts";

export interface Answers {
  readonly ratings: Readonly<Partial<Record<FeedbackQuestion, number>>>;
  readonly email: string;
  readonly birthdate: string;
  readonly remarks: string;
}

interface DetailsStepProps {
  readonly answers: Answers;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onChange: (answers: Answers) => void;
  /** The link says who it is. */
  readonly isKnown: boolean;
  readonly wrong: Readonly<Record<string, string>>;
  readonly isBusy: boolean;
  readonly onSubmit: (event: FormEvent) => void;
}

/** Who answers, and what they want to add. */
export function DetailsStep(props: DetailsStepProps) {
  const { answers, headingRef, onChange, isKnown, wrong, isBusy, onSubmit } = props;
  const t = useWords();
  return (
    <form className="step fields" onSubmit={onSubmit} noValidate>
      <h2 ref={headingRef} tabIndex={-1}>
        {t("fb_details")}
      </h2>
      {!isKnown && <WhoAnswers wrong={wrong} />}
      <Field
        label={t("fb_email")}
        value={answers.email}
        error={wrong.email}
        type="email"
        autoComplete="email"
        maxLength={200}
        onChange={(email) => onChange({ ...answers, email })}
      />
      <Field
        label={t("fb_birthdate")}
        value={answers.birthdate}
        error={wrong.birthdate}
        type="date"
        maxLength={10}
        onChange={(birthdate) => onChange({ ...answers, birthdate })}
      />
      <label className="field">
        {t("fb_remarks")}
        <textarea
          rows={3}
          maxLength={REMARKS_MAX}
          value={answers.remarks}
          onChange={(event) => onChange({ ...answers, remarks: event.target.value })}
        />
      </label>
      <p className="wrong" role="alert">
        {wrong.general}
      </p>
      <button type="submit" className="button wide" disabled={isBusy}>
        {t("fb_submit")}
      </button>
    </form>
  );
}

function WhoAnswers({ wrong }: Pick<DetailsStepProps, "wrong">) {
  const t = useWords();
  const [guest, setGuest] = useGuest();
  return (
    <>
      <Field
        label={t("full_name")}
        value={guest.name}
        error={wrong.name}
        autoComplete="name"
        maxLength={80}
        onChange={(name) => setGuest({ ...guest, name })}
      />
      <Field
        label={t("your_phone")}
        value={guest.phone}
        error={wrong.phone}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        onChange={(phone) => setGuest({ ...guest, phone })}
      />
    </>
  );
}

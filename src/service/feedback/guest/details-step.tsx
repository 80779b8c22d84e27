import { type FormEvent, type Ref, useEffect, useId, useRef } from "react";
import { Field } from "#service/cart/guest/field.tsx";
import { useGuest } from "#service/cart/guest/use-guest.ts";
import { useWords } from "#service/guest-menu/guest/page-context.ts";
import { type FeedbackQuestion, REMARKS_MAX } from "../domain/feedback.ts";
import type { FieldErrors } from "./field-errors.ts";

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
  /** True when the link names the customer. */
  readonly isKnown: boolean;
  readonly wrong: FieldErrors;
  readonly isBusy: boolean;
  readonly onSubmit: (event: FormEvent) => void;
}

const FIRST_WRONG = '[aria-invalid="true"]';

/** Asks who answers, and for remarks. */
export function DetailsStep(props: DetailsStepProps) {
  const { answers, headingRef, onChange, isKnown, wrong, isBusy, onSubmit } = props;
  const t = useWords();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(wrong).length > 0) form.current?.querySelector<HTMLElement>(FIRST_WRONG)?.focus();
  }, [wrong]);
  return (
    <form ref={form} className="step fields" onSubmit={onSubmit} noValidate>
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
      <Remarks
        value={answers.remarks}
        error={wrong.remarks}
        onChange={(remarks) => onChange({ ...answers, remarks })}
      />
      <p className="wrong" role="alert">
        {wrong.general}
      </p>
      <button type="submit" className="button wide" disabled={isBusy}>
        {t("fb_submit")}
      </button>
    </form>
  );
}

interface RemarksProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}

function Remarks({ value, error, onChange }: RemarksProps) {
  const t = useWords();
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="field">
      <label htmlFor={id}>{t("fb_remarks")}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={REMARKS_MAX}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={errorId}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={errorId} className="wrong">
        {error}
      </p>
    </div>
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

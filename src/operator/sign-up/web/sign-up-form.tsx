import { Link } from "@tanstack/react-router";
import { UsernameField } from "#core/auth/web/public.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import type { Language } from "#platform/words/languages.ts";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import classes from "./sign-up.module.css";
import { type SentMail, useSignUpForm } from "./use-sign-up-form.ts";

interface SignUpFormProps {
  /** Of the page. */
  language: Language;
  onSent: (sent: SentMail) => void;
}

/** Five things are asked for, and nothing that the first-run guide asks later. */
export function SignUpForm(props: SignUpFormProps) {
  const t = useT();
  const { form, submit, busy, failure, language, chooseLanguage } = useSignUpForm(
    props.language,
    props.onSent,
  );
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextField
        label={t("signUp.store_name")}
        autoComplete="organization"
        required
        {...form.getInputProps("store_name")}
      />
      <TextField label={t("signUp.name")} autoComplete="name" required {...form.getInputProps("name")} />
      <UsernameField
        label={t("signUp.username")}
        description={t("signUp.username_hint")}
        {...form.getInputProps("username")}
      />
      <PasswordField
        label={t("signUp.password")}
        description={t("signUp.password_hint")}
        autoComplete="new-password"
        required
        {...form.getInputProps("password")}
      />
      <LanguageChoice value={language} onChange={chooseLanguage} />
      <label className={classes.trap} aria-hidden="true">
        {t("signUp.website")}
        <input tabIndex={-1} autoComplete="off" {...form.getInputProps("website")} />
      </label>
      <FormFailure message={failure} />
      <SubmitButton busy={busy} fullWidth size="lg">
        {t("signUp.submit")}
      </SubmitButton>
      <Link to="/login" className={classes.link}>
        {t("signUp.have_account")}
      </Link>
    </form>
  );
}

import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { MessageKey } from "#app/words/message-key.ts";
import { UsernameField } from "#core/auth/web/public.ts";
import { type Language, languageName, languages } from "#platform/domain/text/languages.ts";
import { useContractForm } from "#platform/web/forms/contract-form.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import classes from "./sign-up.module.css";
import { requestAccount, signUpForm } from "./sign-up-api.ts";

interface SignUpFormProps {
  /** Language of the page. */
  language: Language;
  onSent: (sent: SentMail) => void;
}

/** Asks for five things, and nothing that the setup guide asks later. */
export function SignUpForm(props: SignUpFormProps) {
  const t = useT();
  const { form, submit, busy, failure, language, chooseLanguage } = useSignUpForm(
    props.language,
    props.onSent,
  );
  return (
    <Stack as="form" gap={16} above={20} onSubmit={submit} noValidate>
      <TextField
        label={t("signUp.store_name")}
        autoComplete="organization"
        required
        autoFocus
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
    </Stack>
  );
}

const options = languages.map((value) => ({ value, label: languageName(value) }));

interface LanguageChoiceProps {
  value: Language;
  onChange: (language: Language) => void;
}

/** Language of the guests' pages and of the restaurant's mails. */
function LanguageChoice({ value, onChange }: LanguageChoiceProps) {
  const t = useT();
  return (
    <SegmentedFilter
      isLabelShown
      label={t("signUp.language")}
      layout="wrap"
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}

const missing: Readonly<Record<string, MessageKey>> = {
  store_name: "signUp.store_name_error",
  name: "signUp.name_error",
  username: "signUp.email_error",
  password: "auth.password.too_short",
};

/** The server's answer, and the address of the mail. */
export interface SentMail {
  readonly message: string;
  readonly username: string;
  /** Seconds before another mail may be asked for. */
  readonly againAfter: number;
}

/** State of the form; the restaurant's language is the page's until another one is chosen. */
function useSignUpForm(pageLanguage: Language, onSent: (sent: SentMail) => void) {
  const [chosen, chooseLanguage] = useState<Language | null>(null);
  const language = chosen ?? pageLanguage;
  const form = useContractForm({
    schema: signUpForm,
    initialValues: {
      store_name: "",
      name: "",
      username: "",
      password: "",
      language: pageLanguage,
      website: "",
    },
    words: (field, code) => {
      if (code === "required" || code === "too_short") return missing[field];
      return field === "username" ? "signUp.email_shape" : undefined;
    },
    defaultFailure: "signUp.failed",
    save: async (values) => {
      const { message, again_after_seconds } = await requestAccount({ ...values, language });
      onSent({ message, username: values.username, againAfter: again_after_seconds });
    },
  });
  return { ...form, language, chooseLanguage };
}

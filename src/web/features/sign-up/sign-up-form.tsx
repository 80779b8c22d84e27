import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { type Language, languageNames, languages } from "../../../messages/languages.ts";
import type { MessageKey } from "../../../messages/message-key.ts";
import { PasswordField } from "../../../ui/forms/password-field.tsx";
import { SegmentedFilter } from "../../../ui/forms/segmented-filter.tsx";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useContractForm } from "../../platform/forms/contract-form.ts";
import { FormFailure } from "../../platform/forms/form-failure.tsx";
import { useT } from "../../platform/use-t.ts";
import { UsernameField } from "../auth/public.ts";
import type { SentMail } from "./check-mail.tsx";
import classes from "./sign-up.module.css";
import { askForAccount, signUpForm } from "./sign-up-api.ts";

const words: Readonly<Record<string, MessageKey>> = {
  store_name: "signUp.store_name_error",
  name: "signUp.name_error",
  username: "auth.login.username_error",
};

const options = languages.map((value) => ({ value, label: languageNames[value] }));

interface SignUpFormProps {
  /** Of the page: the restaurant's, until another one is chosen. */
  language: Language;
  onSent: (sent: SentMail) => void;
}

/** Five things are asked for, and nothing that the first-run guide asks later. */
export function SignUpForm({ language, onSent }: SignUpFormProps) {
  const t = useT();
  const [chosen, setChosen] = useState<Language | null>(null);
  const { form, submit, busy, failure } = useContractForm({
    schema: signUpForm,
    initialValues: { store_name: "", name: "", username: "", password: "", language: "", website: "" },
    words: (field, code) => {
      if (field === "password")
        return code === "required" || code === "too_short" ? "auth.password.too_short" : undefined;
      if (code === "required") return words[field];
      return field === "username" ? "auth.login.username_shape" : undefined;
    },
    defaultFailure: "signUp.failed",
    save: async (values) => {
      const { message, again_after_seconds } = await askForAccount({
        ...values,
        language: chosen ?? language,
      });
      onSent({ message, username: values.username, againAfter: again_after_seconds });
    },
  });
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextField
        label={t("signUp.store_name")}
        autoComplete="organization"
        required
        maxLength={100}
        {...form.getInputProps("store_name")}
      />
      <TextField
        label={t("signUp.name")}
        autoComplete="name"
        required
        maxLength={100}
        {...form.getInputProps("name")}
      />
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
      <div>
        <p className={classes.label} aria-hidden="true">
          {t("signUp.language")}
        </p>
        <SegmentedFilter
          label={t("signUp.language")}
          layout="fill"
          options={options}
          value={chosen ?? language}
          onChange={setChosen}
        />
      </div>
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

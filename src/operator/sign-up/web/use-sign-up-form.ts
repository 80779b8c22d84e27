import { useState } from "react";
import type { MessageKey } from "#app/words/message-key.ts";
import { useContractForm } from "#platform/web/forms/contract-form.ts";
import type { Language } from "#platform/words/languages.ts";
import { askForAccount, signUpForm } from "./sign-up-api.ts";

const missing: Readonly<Record<string, MessageKey>> = {
  store_name: "signUp.store_name_error",
  name: "signUp.name_error",
  username: "auth.login.username_error",
  password: "auth.password.too_short",
};

/** What was answered, and where the mail went. */
export interface SentMail {
  readonly message: string;
  readonly username: string;
  /** Pause before another one, in seconds. */
  readonly againAfter: number;
}

/** The form of signing up; the restaurant's language is the page's until another one is chosen. */
export function useSignUpForm(pageLanguage: Language, onSent: (sent: SentMail) => void) {
  const [chosen, chooseLanguage] = useState<Language | null>(null);
  const language = chosen ?? pageLanguage;
  const form = useContractForm({
    schema: signUpForm,
    initialValues: { store_name: "", name: "", username: "", password: "", language: "", website: "" },
    words: (field, code) => {
      if (code === "required" || code === "too_short") return missing[field];
      return field === "username" ? "auth.login.username_shape" : undefined;
    },
    defaultFailure: "signUp.failed",
    save: async (values) => {
      const { message, again_after_seconds } = await askForAccount({ ...values, language });
      onSent({ message, username: values.username, againAfter: again_after_seconds });
    },
  });
  return { ...form, language, chooseLanguage };
}

import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { forgotPassword } from "../../../contract/auth.ts";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useContractForm } from "../../platform/contract-form.ts";
import { FormFailure } from "../../platform/form-failure.tsx";
import { useT } from "../../platform/use-t.ts";
import { requestResetLink } from "./auth-api.ts";
import classes from "./auth-layout.module.css";
import { AuthLayout } from "./auth-layout.tsx";

/** Asks for an e-mail and has a reset link sent. The answer is the same whether the address is known or not. */
export function ForgotPasswordScreen() {
  const t = useT();
  const [answer, setAnswer] = useState<string | null>(null);
  const { form, submit, busy, failure } = useContractForm({
    schema: forgotPassword.body,
    initialValues: { username: "" },
    words: (_field, code) => (code === "required" ? "auth.login.username_error" : undefined),
    toastRefusals: true,
    save: async (body) => setAnswer((await requestResetLink({ body })).message),
  });
  if (answer !== null)
    return (
      <AuthLayout title={t("auth.password.forgot_sent_title")} subtitle={answer}>
        <BackToLogin />
      </AuthLayout>
    );
  return (
    <AuthLayout title={t("auth.password.forgot_title")} subtitle={t("auth.password.forgot_subtitle")}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextField
          label={t("auth.login.username")}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...form.getInputProps("username")}
        />
        <FormFailure message={failure} />
        <SubmitButton busy={busy} fullWidth size="lg">
          {t("auth.password.forgot_submit")}
        </SubmitButton>
        <BackToLogin />
      </form>
    </AuthLayout>
  );
}

function BackToLogin() {
  const t = useT();
  return (
    <Link to="/login" className={classes.link}>
      {t("auth.password.back_to_login")}
    </Link>
  );
}

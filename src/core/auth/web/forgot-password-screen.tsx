import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useContractForm } from "#platform/web/forms/contract-form.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { forgotPassword } from "../contract/password-reset.ts";
import classes from "./auth-layout.module.css";
import { AuthLayout } from "./auth-layout.tsx";
import { requestResetLink } from "./password-api.ts";
import { doorOf, type PasswordSearch } from "./password-door.ts";
import { UsernameField } from "./username-field.tsx";

/** Asks for an e-mail and has a reset link sent. The answer is the same whether the address is known or not. */
export function ForgotPasswordScreen(at: PasswordSearch) {
  const t = useT();
  const [sentMessage, setSentMessage] = useState<string | null>(null);
  const { form, submit, busy, failure } = useContractForm({
    schema: forgotPassword.body,
    initialValues: { username: "" },
    words: (_field, code) =>
      code === "required" ? "auth.password.forgot_required" : "auth.login.username_shape",
    save: async (body) => setSentMessage((await requestResetLink({ body })).message),
  });
  if (sentMessage !== null)
    return (
      <AuthLayout title={t("auth.password.forgot_sent_title")} subtitle={sentMessage}>
        <BackToLogin {...at} />
      </AuthLayout>
    );
  return (
    <AuthLayout title={t("auth.password.forgot_title")} subtitle={t("auth.password.forgot_subtitle")}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <UsernameField {...form.getInputProps("username")} />
        <FormFailure message={failure} />
        <SubmitButton busy={busy} fullWidth size="lg">
          {t("auth.password.forgot_submit")}
        </SubmitButton>
        <BackToLogin {...at} />
      </form>
    </AuthLayout>
  );
}

function BackToLogin(at: PasswordSearch) {
  const t = useT();
  return (
    <Link to={doorOf(at)} className={classes.link}>
      {t("auth.password.back_to_login")}
    </Link>
  );
}

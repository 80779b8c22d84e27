import { Link, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { call } from "#platform/web/api.ts";
import { useContractForm } from "#platform/web/forms/contract-form.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { forgotPassword, resetPassword } from "../contract/password-reset.ts";
import classes from "./auth-layout.module.css";
import { AuthLayout } from "./auth-layout.tsx";
import { UsernameField } from "./username-field.tsx";

/** Asks for an e-mail and has a reset link sent. The answer is the same whether the address is known or not. */
export function ForgotPasswordScreen(at: PasswordSearch) {
  const t = useT();
  const [sentMessage, setSentMessage] = useState<string | null>(null);
  const { form, submit, busy, failure } = useContractForm({
    schema: forgotPassword.body,
    initialValues: { username: "" },
    words: (_field, code) =>
      code === "required" ? "auth.password.forgot_required" : "auth.password.forgot_shape",
    save: async (body) => setSentMessage((await call(forgotPassword, { body })).message),
  });
  if (sentMessage !== null)
    return (
      <AuthLayout title={t("common.check_your_email")} subtitle={sentMessage}>
        <BackToLogin {...at} />
      </AuthLayout>
    );
  return (
    <AuthLayout title={t("auth.password.forgot_title")} subtitle={t("auth.password.forgot_subtitle")}>
      <Stack as="form" gap={16} above={20} onSubmit={submit} noValidate>
        <UsernameField autoFocus {...form.getInputProps("username")} />
        <FormFailure message={failure} />
        <SubmitButton busy={busy} fullWidth size="lg">
          {t("auth.password.forgot_submit")}
        </SubmitButton>
        <BackToLogin {...at} />
      </Stack>
    </AuthLayout>
  );
}

function BackToLogin(at: PasswordSearch) {
  const t = useT();
  return (
    <Link to={signInPathOf(at)} className={classes.link}>
      {t("auth.password.back_to_login")}
    </Link>
  );
}

interface ResetPasswordScreenProps extends PasswordSearch {
  token: string | undefined;
}

/** Chooses a new password with the token of the mailed link, then leads to signing in. */
export function ResetPasswordScreen({ token, ...at }: ResetPasswordScreenProps) {
  const t = useT();
  const isLinkComplete = resetPassword.params.safeParse({ token }).success;
  return (
    <AuthLayout
      title={t("auth.password.reset_title")}
      subtitle={t(isLinkComplete ? "auth.password.reset_subtitle" : "auth.password.reset_no_token")}
    >
      {token !== undefined && isLinkComplete ? <ResetForm token={token} door={signInPathOf(at)} /> : null}
      <Stack above={8}>
        <Link to="/forgot-password" search={at} className={classes.link}>
          {t("auth.password.ask_again")}
        </Link>
      </Stack>
    </AuthLayout>
  );
}

function ResetForm({ token, door }: { token: string; door: ReturnType<typeof signInPathOf> }) {
  const t = useT();
  const router = useRouter();
  const { form, submit, busy, failure } = useContractForm({
    schema: resetPassword.body,
    initialValues: { password: "" },
    words: (_field, code) => (code === "too_short" ? "auth.password.too_short" : undefined),
    save: async (body) => {
      const { message } = await call(resetPassword, { params: { token }, body });
      toastSuccess(message);
      await router.navigate({ to: door });
    },
  });
  return (
    <Stack as="form" gap={16} above={20} onSubmit={submit} noValidate>
      <PasswordField
        label={t("auth.password.reset_password")}
        autoComplete="new-password"
        required
        autoFocus
        {...form.getInputProps("password")}
      />
      <FormFailure message={failure} />
      <SubmitButton busy={busy} fullWidth size="lg">
        {t("common.save_password")}
      </SubmitButton>
    </Stack>
  );
}

/** Search of the password screens: `console` for an operator, who signs in there again. */
interface PasswordSearch {
  at?: string | undefined;
}

/** Returns the address for signing in with the new password: no door takes the other's people. */
const signInPathOf = ({ at }: PasswordSearch) => (at === "console" ? "/superadmin" : "/login");

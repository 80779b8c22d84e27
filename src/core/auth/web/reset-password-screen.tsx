import { Link, useRouter } from "@tanstack/react-router";
import { useContractForm } from "#platform/web/forms/contract-form.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { resetPassword } from "../contract/password-reset.ts";
import classes from "./auth-layout.module.css";
import { AuthLayout } from "./auth-layout.tsx";
import { saveNewPassword } from "./password-api.ts";
import { doorOf, type PasswordSearch } from "./password-door.ts";

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
      {token !== undefined && isLinkComplete ? <ResetForm token={token} door={doorOf(at)} /> : null}
      <Link to="/forgot-password" search={at} className={classes.link}>
        {t("auth.password.ask_again")}
      </Link>
    </AuthLayout>
  );
}

function ResetForm({ token, door }: { token: string; door: ReturnType<typeof doorOf> }) {
  const t = useT();
  const router = useRouter();
  const { form, submit, busy, failure } = useContractForm({
    schema: resetPassword.body,
    initialValues: { password: "" },
    words: (_field, code) => (code === "too_short" ? "auth.password.too_short" : undefined),
    save: async (body) => {
      const { message } = await saveNewPassword({ params: { token }, body });
      toastSuccess(message);
      await router.navigate({ to: door });
    },
  });
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <PasswordField
        label={t("auth.password.reset_password")}
        autoComplete="new-password"
        required
        {...form.getInputProps("password")}
      />
      <FormFailure message={failure} />
      <SubmitButton busy={busy} fullWidth size="lg">
        {t("auth.password.reset_submit")}
      </SubmitButton>
    </form>
  );
}

import { Link, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { z } from "zod";
import { AuthLayout } from "#core/auth/web/public.ts";
import { call } from "#platform/web/api.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { useContractForm } from "#platform/web/forms/contract-form.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { pathAfterSignIn } from "#platform/web/session/landing.ts";
import { adoptLanguage } from "#platform/web/session/pick-language.ts";
import { storeUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { Row, Stack } from "#ui/layout/layout.tsx";
import { confirmSignUp } from "../contract/sign-up.ts";
import classes from "./sign-up.module.css";

/**
 * Page of the mailed link: one press makes the restaurant. Opening the page changes nothing, since mail
 * scanners open it too.
 */
export function ConfirmSignUpScreen({ token }: { token: string | undefined }) {
  const t = useT();
  const isLinkComplete = confirmSignUp.body.shape.token.safeParse(token).success;
  return (
    <AuthLayout
      title={t("signUp.confirm_title")}
      subtitle={t(isLinkComplete ? "signUp.confirm_subtitle" : "signUp.confirm_incomplete")}
    >
      {token !== undefined && isLinkComplete ? <ConfirmForm token={token} /> : null}
      <Row as="nav" wrap across={24} above={12}>
        <Link to="/sign-up" className={classes.link}>
          {t("common.start_over")}
        </Link>
        <Link to="/login" className={classes.link}>
          {t("common.sign_in")}
        </Link>
      </Row>
    </AuthLayout>
  );
}

function ConfirmForm({ token }: { token: string }) {
  const t = useT();
  const router = useRouter();
  const [asksPassword, setAsksPassword] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const { form, submit, busy, failure } = useContractForm({
    schema: asksPassword ? confirmSignUp.body.required() : confirmSignUp.body,
    initialValues: { token } as z.input<typeof confirmSignUp.body>,
    words: (field) => (field === "password" ? "signUp.confirm_password_error" : undefined),
    defaultFailure: "signUp.failed",
    save: async (body) => {
      try {
        const { message, user } = await call(confirmSignUp, { body });
        storeUser(user);
        await adoptLanguage(user);
        toastSuccess(message);
        router.history.replace(pathAfterSignIn(user, undefined));
      } catch (error) {
        if (!asksPassword && isApiError(error, "sign_up_password_needed")) return setAsksPassword(true);
        // A link that is over stays over: pressing again cannot help.
        if (isApiError(error, "sign_up_link_invalid") || isApiError(error, "sign_up_done")) setIsOver(true);
        throw error;
      }
    },
  });
  return (
    <Stack as="form" gap={16} above={20} onSubmit={submit} noValidate>
      {asksPassword && !isOver ? (
        <PasswordField
          label={t("signUp.confirm_password")}
          description={t("signUp.confirm_password_hint")}
          autoComplete="current-password"
          required
          autoFocus
          {...form.getInputProps("password")}
          value={form.getValues().password ?? ""}
        />
      ) : null}
      <FormFailure message={failure} />
      {isOver ? null : (
        <SubmitButton busy={busy} fullWidth size="lg">
          {t("signUp.confirm_action")}
        </SubmitButton>
      )}
    </Stack>
  );
}

import { Button } from "../../../ui/forms/button.tsx";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";
import { FormFailure } from "../../platform/forms/form-failure.tsx";
import { useT } from "../../platform/use-t.ts";
import { CodeField, RecoveryCodeList, SecretToScan } from "../second-factor/public.ts";
import classes from "./auth-layout.module.css";
import { AuthLayout } from "./auth-layout.tsx";
import type { SignInStep, useSignInForm } from "./use-sign-in-form.ts";

type SecondStepProps = Omit<ReturnType<typeof useSignInForm>, "step"> & {
  step: Exclude<SignInStep, { kind: "password" }>;
};

/** After the password: the code of an app, setting that up first where it must be, and keeping the recovery codes. */
export function SecondStep({ step, form, submit, busy, failure, startAgain, onKept }: SecondStepProps) {
  const t = useT();
  if (step.kind === "recovery_codes")
    return (
      <AuthLayout title={t("auth.second_factor.keep_title")}>
        <div className={classes.form}>
          <RecoveryCodeList codes={step.codes} onKept={onKept} />
        </div>
      </AuthLayout>
    );
  const isNew = step.kind === "set_up";
  return (
    <AuthLayout
      title={t("auth.second_factor.title")}
      subtitle={isNew ? t("auth.second_factor.must") : undefined}
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        {step.kind === "set_up" ? <SecretToScan secret={step.secret} uri={step.uri} /> : null}
        <CodeField
          isFirst={isNew}
          autoFocus
          {...form.getInputProps("code")}
          value={form.getValues().code ?? ""}
        />
        <FormFailure message={failure} />
        <SubmitButton busy={busy} fullWidth size="lg">
          {t("auth.login.submit")}
        </SubmitButton>
        <Button variant="default" size="lg" fullWidth onClick={startAgain}>
          {t("auth.second_factor.other_person")}
        </Button>
      </form>
    </AuthLayout>
  );
}

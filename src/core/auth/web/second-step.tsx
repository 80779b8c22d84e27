import { CodeField, RecoveryCodeList, SecretToScan } from "#core/second-factor/web/public.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { AuthLayout } from "./auth-layout.tsx";
import type { SignInStep, useSignInForm } from "./use-sign-in-form.ts";

type SecondStepProps = Omit<ReturnType<typeof useSignInForm>, "step"> & {
  step: Exclude<SignInStep, { kind: "password" }>;
};

/** After the password, a page of its own: the code of an app, setting that up first where it must be, and keeping the recovery codes. */
export function SecondStep(props: SecondStepProps) {
  const t = useT();
  const { kind } = props.step;
  return (
    <AuthLayout
      title={t(kind === "recovery_codes" ? "auth.second_factor.keep_title" : "auth.second_factor.title")}
      subtitle={kind === "set_up" ? t("auth.second_factor.must") : undefined}
    >
      <SecondStepForm {...props} />
    </AuthLayout>
  );
}

/** The same without its page. */
export function SecondStepForm({ step, form, submit, busy, failure, startAgain, onStored }: SecondStepProps) {
  const t = useT();
  if (step.kind === "recovery_codes")
    return (
      <Stack gap={16} above={20}>
        <RecoveryCodeList codes={step.codes} onStored={onStored} />
      </Stack>
    );
  return (
    <Stack as="form" gap={16} above={20} onSubmit={submit} noValidate>
      {step.kind === "set_up" ? <SecretToScan secret={step.secret} uri={step.uri} /> : null}
      <CodeField
        isFirst={step.kind === "set_up"}
        autoFocus
        {...form.getInputProps("code")}
        value={form.getValues().code ?? ""}
      />
      <FormFailure message={failure} />
      <SubmitButton busy={busy} fullWidth size="lg">
        {t("common.sign_in")}
      </SubmitButton>
      <Button variant="default" size="lg" fullWidth onClick={startAgain}>
        {t("auth.second_factor.other_person")}
      </Button>
    </Stack>
  );
}

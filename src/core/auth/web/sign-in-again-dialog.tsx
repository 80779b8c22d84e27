import { useRouter } from "@tanstack/react-router";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { landingPathOf } from "#platform/web/session/landing.ts";
import { endWaiting, leaveWaiting } from "#platform/web/session/regain-session.ts";
import { currentUser, type StoredUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { Muted, Stack } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { DemoPeople } from "./demo-people.tsx";
import { SecondStepForm } from "./second-step.tsx";
import { useSignInForm } from "./use-sign-in-form.ts";
import { UsernameField } from "./username-field.tsx";

/**
 * Signs in again over unsaved input. The same person continues where they were, and what was being saved is
 * sent; another person is led to their own start.
 */
export function SignInAgainDialog({ person }: { person: StoredUser }) {
  const t = useT();
  const router = useRouter();
  const leave = useLeaveQuestion();
  const signIn = useSignInForm(() => {
    const user = currentUser();
    if (endWaiting() === "other" && user)
      void router.navigate({
        href: landingPathOf(currentUser() ?? user),
        replace: true,
        ignoreBlocker: true,
      });
  });
  const { step, form, submit, busy, failure, enterDemo } = signIn;
  return (
    <AppDialog
      opened
      size="small"
      title={t(step.kind === "password" ? "auth.again.title" : "auth.second_factor.title")}
      onClose={leave}
      closeOnClickOutside={false}
    >
      {step.kind === "password" ? (
        <>
          <Stack as="form" gap={16} onSubmit={submit} noValidate>
            <Muted>{t("auth.again.text", { name: person.name })}</Muted>
            <UsernameField data-autofocus {...form.getInputProps("username")} />
            <PasswordField
              label={t("common.password")}
              autoComplete="current-password"
              required
              {...form.getInputProps("password")}
            />
            <FormFailure message={failure} />
            <SubmitButton busy={busy} fullWidth size="lg">
              {t("auth.again.submit")}
            </SubmitButton>
            <Button variant="default" size="lg" fullWidth onClick={leave}>
              {t("auth.again.leave")}
            </Button>
          </Stack>
          <DemoPeople busy={busy} onEnter={enterDemo} />
        </>
      ) : (
        <SecondStepForm {...signIn} step={step} />
      )}
    </AppDialog>
  );
}

/** Asks before unsaved input is left. */
function useLeaveQuestion(): () => void {
  const t = useT();
  const confirm = useConfirm();
  return () =>
    void confirm({
      title: t("lists.discard.title"),
      body: t("lists.discard.body"),
      confirmLabel: t("common.discard_changes"),
      cancelLabel: t("lists.discard.cancel"),
      tone: "danger",
    }).then((isLeft) => {
      if (isLeft) leaveWaiting();
    });
}

import { Link, useLocation, useRouter, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useState } from "react";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { signInSearch } from "#platform/web/session/guards.ts";
import { pathAfterSignIn } from "#platform/web/session/landing.ts";
import { currentUser } from "#platform/web/session/session.ts";
import { readStored } from "#platform/web/stored.ts";
import { useT } from "#platform/web/use-t.ts";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import classes from "./auth-layout.module.css";
import { AuthLayout } from "./auth-layout.tsx";
import { useSignInForm } from "./use-sign-in-form.ts";
import { UsernameField } from "./username-field.tsx";

const LockScreen = lazy(() =>
  import("#core/shared-tills/web/public.ts").then((module) => ({ default: module.LockScreen })),
);

/** The way in: by password, and where several people share the till by PIN. */
export function SignInOrLockScreen() {
  const [byPin, setByPin] = useState(readStored("shared_till") !== null);
  const onPassword = useCallback(() => setByPin(false), []);
  return byPin ? (
    <Suspense>
      <LockScreen onPassword={onPassword} />
    </Suspense>
  ) : (
    <SignInScreen />
  );
}

/** Loaded by those who have one. */
const SecondStep = lazy(() => import("./second-step.tsx").then((module) => ({ default: module.SecondStep })));
const DemoPeople = lazy(() => import("./demo-people.tsx").then((module) => ({ default: module.DemoPeople })));

/** Reads what the server wrote into the page. */
const pageMeta = (name: "demo-sign-ins" | "sign-up") =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** The demo's sign-ins, whose password everybody knows, work for the whole network. */
const opensDemoToAll = () => pageMeta("demo-sign-ins") === "open";

/** Sign-in of staff (`/`, `/login`) and of the platform's administrators (`/superadmin`). */
export function SignInScreen() {
  const t = useT();
  const router = useRouter();
  const { redirect } = signInSearch.parse(useSearch({ strict: false }));
  const isPlatform = useLocation().pathname.startsWith("/superadmin");
  const goIn = () => {
    const user = currentUser();
    if (user) router.history.replace(pathAfterSignIn(user, redirect));
  };
  const signIn = useSignInForm(goIn);
  if (signIn.step.kind !== "password")
    return (
      <Suspense>
        <SecondStep {...signIn} step={signIn.step} />
      </Suspense>
    );
  const { form, submit, busy, failure, enterDemo } = signIn;
  return (
    <AuthLayout
      title={t("common.sign_in")}
      subtitle={t(isPlatform ? "auth.login.platform_subtitle" : "auth.login.subtitle")}
    >
      <Stack as="form" gap={16} above={20} onSubmit={submit} noValidate>
        {opensDemoToAll() ? <FormFailure message={t("auth.login.demo_open")} /> : null}
        <UsernameField autoFocus {...form.getInputProps("username")} />
        <PasswordField
          label={t("common.password")}
          autoComplete="current-password"
          required
          {...form.getInputProps("password")}
        />
        <FormFailure message={failure} />
        <SubmitButton busy={busy} fullWidth size="lg">
          {t("common.sign_in")}
        </SubmitButton>
        <Link to="/forgot-password" search={isPlatform ? { at: "console" } : {}} className={classes.link}>
          {t("auth.login.forgot")}
        </Link>
        {isPlatform || pageMeta("sign-up") === "closed" ? null : (
          <p className={classes.aside}>
            {t("signUp.from_login")}{" "}
            <Link to="/sign-up" className={classes.link}>
              {t("signUp.from_login_action")}
            </Link>
          </p>
        )}
      </Stack>
      <Suspense>
        <DemoPeople busy={busy} onEnter={enterDemo} />
      </Suspense>
    </AuthLayout>
  );
}

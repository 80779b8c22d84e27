import { useState } from "react";
import type { z } from "zod";
import type { MessageKey } from "#app/words/message-key.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { startDemoGuide } from "#platform/web/demo-guide.ts";
import { useContractForm } from "#platform/web/forms/contract-form.ts";
import { adoptLanguage } from "#platform/web/session/pick-language.ts";
import { storeUser } from "#platform/web/session/session.ts";
import { showError } from "#platform/web/show-error.ts";
import { type SessionUser, signIn } from "../contract/auth.ts";
import { beginFactor, openSession } from "./auth-api.ts";

const words: Readonly<Record<string, MessageKey>> = {
  username: "auth.login.username_error",
  password: "auth.login.password_error",
  code: "common.enter_the_code",
};

/** Steps of signing in: name and password, the code of an app, setting up an app, or the recovery codes to write down. */
export type SignInStep =
  | { readonly kind: "password" }
  | { readonly kind: "code" }
  | { readonly kind: "set_up"; readonly secret: string; readonly uri: string }
  | { readonly kind: "recovery_codes"; readonly codes: readonly string[]; readonly user: SessionUser };

const firstStep: SignInStep = { kind: "password" };

/**
 * The sign-in form, and `enterDemo` for the demo's people. `onSignedIn` runs once the session is open and the
 * person has stored their recovery codes, if there were any.
 */
export function useSignInForm(onSignedIn: () => void) {
  const [step, setStep] = useState(firstStep);
  const enter = async (body: z.output<typeof signIn.body>) => {
    const { user, recovery_codes } = await openSession({ body });
    if (recovery_codes.length === 0) await goIn(user);
    else setStep({ kind: "recovery_codes", codes: recovery_codes, user });
  };
  // A signed-in person leaves this screen at once, but not before they stored their recovery codes, which are
  // shown only once.
  const goIn = async (user: SessionUser) => {
    storeUser(user);
    await adoptLanguage(user);
    onSignedIn();
  };
  const onStored = () => {
    if (step.kind === "recovery_codes") void goIn(step.user);
  };
  const form = useContractForm({
    schema: step.kind === "password" ? signIn.body : signIn.body.required(),
    initialValues: { username: "", password: "" } as z.input<typeof signIn.body>,
    words: (field, code) =>
      code === "required" || field === "code"
        ? words[field]
        : field === "username"
          ? "auth.login.username_shape"
          : undefined,
    toastRefusals: true,
    defaultFailure: "auth.login.error_message",
    save: (body) =>
      enter(body).catch(async (error: unknown) => {
        const { username, password, code } = body;
        if (code === undefined && isApiError(error, "second_factor_needed")) setStep({ kind: "code" });
        else if (code === undefined && isApiError(error, "second_factor_missing"))
          setStep({ kind: "set_up", ...(await beginFactor({ username, password })) });
        else throw error;
      }),
  });
  // A field's own words, or the failure's, are shown by the form; a button beside it shows a toast.
  const enterDemo = (body: z.output<typeof signIn.body>) =>
    void enter(body).then(startDemoGuide).catch(showError);
  const startAgain = () => {
    form.form.reset();
    setStep(firstStep);
  };
  return { ...form, step, onStored, startAgain, enterDemo };
}

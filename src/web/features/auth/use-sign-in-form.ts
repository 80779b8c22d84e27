import type { z } from "zod";
import { signIn } from "../../../contract/auth.ts";
import type { MessageKey } from "../../../messages/message-key.ts";
import { startDemoGuide } from "../../platform/demo-guide.ts";
import { useContractForm } from "../../platform/forms/contract-form.ts";
import { adoptLanguage } from "../../platform/pick-language.ts";
import { storeUser } from "../../platform/session/session.ts";
import { showError } from "../../platform/show-error.ts";
import { openSession } from "./auth-api.ts";

const words: Readonly<Record<string, MessageKey>> = {
  username: "auth.login.username_error",
  password: "auth.login.password_error",
};

/**
 * The sign-in form, and `enterDemo` for the demo's people; `onSignedIn` runs when the session stands and the person is
 * known.
 */
export function useSignInForm(onSignedIn: () => void) {
  const enter = async (body: z.output<typeof signIn.body>) => {
    const { user } = await openSession({ body });
    storeUser(user);
    await adoptLanguage(user);
    onSignedIn();
  };
  const form = useContractForm({
    schema: signIn.body,
    initialValues: { username: "", password: "" },
    words: (field, code) =>
      code === "required" ? words[field] : field === "username" ? "auth.login.username_shape" : undefined,
    toastRefusals: true,
    defaultFailure: "auth.login.error_message",
    save: enter,
  });
  // A field's own words, or the failure's, are shown by the form; a button beside it shows a toast.
  const enterDemo = (body: z.output<typeof signIn.body>) =>
    void enter(body).then(startDemoGuide).catch(showError);
  return { ...form, enterDemo };
}

import { signIn } from "../../../contract/auth.ts";
import type { MessageKey } from "../../../messages/message-key.ts";
import { useContractForm } from "../../platform/contract-form.ts";
import { adoptLanguage } from "../../platform/pick-language.ts";
import { storeUser } from "../../platform/session/session.ts";
import { openSession } from "./auth-api.ts";

const words: Readonly<Record<string, MessageKey>> = {
  username: "auth.login.username_error",
  password: "auth.login.password_error",
};

/** The sign-in form; `onSignedIn` runs when the session stands and the person is known. */
export function useSignInForm(onSignedIn: () => void) {
  return useContractForm({
    schema: signIn.body,
    initialValues: { username: "", password: "" },
    words: (field, code) => (code === "required" ? words[field] : undefined),
    toastRefusals: true,
    defaultFailure: "auth.login.error_message",
    save: async (body) => {
      const { user } = await openSession({ body });
      storeUser(user);
      await adoptLanguage(user);
      onSignedIn();
    },
  });
}

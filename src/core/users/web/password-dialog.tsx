import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { updateUserPassword } from "../contract/users.ts";
import { useResetPassword } from "./users-api.ts";

interface PasswordDialogProps {
  user: { readonly username: string; readonly name: string };
  onClose: () => void;
}

/** A new password for somebody, who is signed out everywhere by it. */
export function PasswordDialog({ user: { username, name }, onClose }: PasswordDialogProps) {
  const t = useT();
  const resetting = useResetPassword();
  return (
    <FormDialog
      title={t("users.reset_title", { name })}
      submitLabel={t("users.reset_save")}
      schema={updateUserPassword.body}
      initialValues={{ password: "" }}
      words={(_field, code) => (code === "too_short" ? "auth.password.too_short" : undefined)}
      save={(body) => resetting.mutateAsync({ params: { username }, body })}
      onClose={onClose}
    >
      {(form) => (
        <PasswordField
          label={t("users.password")}
          description={`${t("users.password_hint")} ${t("users.reset_hint")}`}
          autoComplete="new-password"
          required
          data-autofocus
          {...form.getInputProps("password")}
        />
      )}
    </FormDialog>
  );
}

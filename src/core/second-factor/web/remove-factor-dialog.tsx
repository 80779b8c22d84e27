import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { removeSecondFactor } from "../contract/second-factor.ts";
import { CodeField } from "./code-field.tsx";
import { remove } from "./second-factor-api.ts";

/** Switches the second factor off. */
export function RemoveFactorDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <FormDialog
      title={t("auth.second_factor.take_away_title")}
      submitLabel={t("auth.second_factor.take_away")}
      tone="danger"
      schema={removeSecondFactor.body}
      initialValues={{ password: "", code: "" }}
      save={(body) => remove({ body })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <PasswordField
            label={t("auth.login.password")}
            autoComplete="current-password"
            required
            data-autofocus
            {...form.getInputProps("password")}
          />
          <CodeField {...form.getInputProps("code")} />
        </>
      )}
    </FormDialog>
  );
}

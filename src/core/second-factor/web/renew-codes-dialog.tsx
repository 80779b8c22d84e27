import { useState } from "react";
import { useContractForm } from "#platform/web/forms/contract-form.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { renewRecoveryCodes } from "../contract/second-factor.ts";
import { CodeField } from "./code-field.tsx";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import classes from "./second-factor.module.css";
import { renew } from "./second-factor-api.ts";

/** Fresh recovery codes for a code of the app; shown this once. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const title = t(codes ? "auth.second_factor.keep_title" : "auth.second_factor.renew");
  return (
    <AppDialog opened size="small" title={title} onClose={onClose} closeOnClickOutside={!codes}>
      {codes ? (
        <div className={classes.step}>
          <RecoveryCodeList codes={codes} onKept={onClose} />
        </div>
      ) : (
        <CurrentCode onRenewed={setCodes} />
      )}
    </AppDialog>
  );
}

function CurrentCode({ onRenewed }: { onRenewed: (codes: readonly string[]) => void }) {
  const t = useT();
  const { form, submit, busy, failure } = useContractForm({
    schema: renewRecoveryCodes.body,
    initialValues: { code: "" },
    words: () => "auth.second_factor.code_error",
    save: async (body) => onRenewed((await renew({ body })).recovery_codes),
  });
  return (
    <form className={classes.step} onSubmit={submit} noValidate>
      <p className={classes.text}>{t("auth.second_factor.renew_text")}</p>
      <CodeField isFirst data-autofocus {...form.getInputProps("code")} />
      <FormFailure message={failure} />
      <SubmitButton busy={busy} size="lg" fullWidth>
        {t("auth.second_factor.renew_submit")}
      </SubmitButton>
    </form>
  );
}

import { useId, useState } from "react";
import type { z } from "zod";
import { useContractForm } from "#platform/web/forms/contract-form.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { beginSecondFactor, confirmSecondFactor } from "../contract/second-factor.ts";
import { CodeField } from "./code-field.tsx";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import classes from "./second-factor.module.css";
import { begin, confirm } from "./second-factor-api.ts";
import { SecretToScan } from "./secret-to-scan.tsx";

type Begun = z.output<typeof beginSecondFactor.response>;

/** Switches the second factor on: the password, the secret with a first code of it, the recovery codes. */
export function SetUpFactorDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const title = t(codes ? "auth.second_factor.keep_title" : "auth.second_factor.title");
  return (
    <AppDialog opened size="small" title={title} onClose={onClose} closeOnClickOutside={!codes}>
      {codes ? (
        <div className={classes.step}>
          <RecoveryCodeList codes={codes} onKept={onClose} />
        </div>
      ) : begun ? (
        <FirstCode begun={begun} onOn={setCodes} />
      ) : (
        <PasswordFirst onBegun={setBegun} />
      )}
    </AppDialog>
  );
}

function PasswordFirst({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const t = useT();
  const formId = useId();
  const { form, submit, busy, failure } = useContractForm({
    schema: beginSecondFactor.body,
    initialValues: { password: "" },
    save: async (body) => onBegun(await begin({ body })),
  });
  return (
    <form id={formId} className={classes.step} onSubmit={submit} noValidate>
      <p className={classes.text}>{t("auth.second_factor.password_first")}</p>
      <PasswordField
        label={t("auth.login.password")}
        autoComplete="current-password"
        required
        data-autofocus
        {...form.getInputProps("password")}
      />
      <FormFailure message={failure} />
      <SubmitButton busy={busy} size="lg" fullWidth>
        {t("auth.second_factor.go_on")}
      </SubmitButton>
    </form>
  );
}

function FirstCode({ begun, onOn }: { begun: Begun; onOn: (codes: readonly string[]) => void }) {
  const t = useT();
  const { form, submit, busy, failure } = useContractForm({
    schema: confirmSecondFactor.body,
    initialValues: { code: "" },
    save: async (body) => onOn((await confirm({ body })).recovery_codes),
  });
  return (
    <form className={classes.step} onSubmit={submit} noValidate>
      <SecretToScan {...begun} />
      <CodeField isFirst {...form.getInputProps("code")} />
      <FormFailure message={failure} />
      <SubmitButton busy={busy} size="lg" fullWidth>
        {t("auth.second_factor.confirm")}
      </SubmitButton>
    </form>
  );
}

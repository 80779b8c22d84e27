import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { chargingRules, type readChargingRules } from "#core/settings/contract/charging-rules.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { decimalFromCents } from "#platform/domain/money/cents.ts";
import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { amountProps } from "#platform/web/forms/amount-props.ts";
import { ConflictGate } from "#platform/web/forms/conflict-gate.tsx";
import { useContractForm } from "#platform/web/forms/contract-form.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { beginWithSaved } from "#platform/web/forms/merge-edits.ts";
import { orBlank } from "#platform/web/forms/or-blank.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { chargingRulesQuery, saveChargingRules } from "./charging-api.ts";
import classes from "./identification-threshold.module.css";

type Rules = ResponseOf<typeof readChargingRules>;

const schema = z.object({
  identification_threshold: orBlank(chargingRules.shape.identification_threshold),
  version: editVersion,
});

/** The total from which on a consumer invoice names its buyer. */
export function IdentificationThreshold({ saved }: { saved: Rules }) {
  const t = useT();
  const client = useQueryClient();
  const readAnew = async () => valuesOf(await client.fetchQuery({ ...chargingRulesQuery, staleTime: 0 }));
  const label = t("settings.charging.threshold");
  const { form, submit, busy, failure, conflict } = useContractForm({
    schema,
    initialValues: valuesOf(saved),
    save: async (body, idempotencyKey) => {
      // Of other rules that changed meanwhile, here or elsewhere, this field says nothing.
      const began = form.getInitialValues().identification_threshold;
      const isSame = valuesOf(saved).identification_threshold === began;
      const sent = isSame ? { ...body, version: saved.version } : body;
      const typed = form.getValues();
      const { message } = await saveChargingRules({ body: sent, idempotencyKey });
      beginWithSaved(form, typed, await readAnew());
      toastSuccess(message);
    },
    meanwhile: { readAnew, fields: { identification_threshold: label } },
  });
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <AmountField
        label={label}
        currency={saved.currency}
        {...amountProps(form.getInputProps("identification_threshold"))}
      />
      <ConflictGate conflict={conflict} busy={busy}>
        <FormFailure message={failure} />
        <SubmitButton busy={busy} disabled={!form.isDirty()}>
          {t("settings.charging.threshold_save")}
        </SubmitButton>
      </ConflictGate>
    </form>
  );
}

const valuesOf = ({ identification_threshold, version }: Rules) => ({
  identification_threshold: decimalFromCents(identification_threshold),
  version,
});

import { callTo } from "#platform/web/api.ts";
import { FormDialog, type FormOf } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { taxDocumentKinds } from "#tax/tax-documents/contract/document-state.ts";
import { generations } from "#tax/tax-documents/domain/shape/generation.ts";
import { DateField } from "#ui/dates/date-field.tsx";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { setGenerationRules } from "../contract/generation-rules.ts";
import { useIssuerAction } from "./tax-issuer-api.ts";

const environments = ["00", "01"] as const;

/** From which day kinds of documents are of a version, in test or in production. */
export function GenerationDialog({ today, onClose }: { today: string; onClose: () => void }) {
  const t = useT();
  const saving = useIssuerAction(callTo(setGenerationRules));
  return (
    <FormDialog
      title={t("taxIssuer.generations.add_title")}
      submitLabel={t("taxIssuer.generations.save")}
      schema={setGenerationRules.body}
      size="medium"
      initialValues={{
        environment: "00",
        kinds: [...taxDocumentKinds],
        fromDay: today,
        generation: "2026-07",
      }}
      save={(body, idempotencyKey) => saving.mutateAsync({ body, idempotencyKey })}
      onClose={onClose}
    >
      {(form) => <Fields form={form} />}
    </FormDialog>
  );
}

function Fields({ form }: { form: FormOf<typeof setGenerationRules.body> }) {
  const t = useT();
  const { environment, kinds, generation, fromDay } = form.getValues();
  const errorOf = (field: string) => (form.errors[field] ? String(form.errors[field]) : null);
  return (
    <>
      <ChoiceList
        label={t("common.environment")}
        mode="single"
        layout="tiles"
        value={[environment]}
        choices={environments.map((value) => ({ value, label: t(`taxIssuer.environment.${value}`) }))}
        onChange={([chosen]) =>
          form.setFieldValue("environment", environments.find((known) => known === chosen) ?? "00")
        }
      />
      <ChoiceList
        label={t("taxIssuer.generations.version")}
        mode="single"
        layout="tiles"
        value={[generation]}
        choices={generations.map((value) => ({ value, label: t(`taxIssuer.generations.of.${value}`) }))}
        onChange={([chosen]) =>
          form.setFieldValue("generation", generations.find((known) => known === chosen) ?? "2022-12")
        }
      />
      <DateField
        label={t("common.valid_from")}
        required
        value={fromDay}
        onChange={(day) => form.setFieldValue("fromDay", day)}
        error={errorOf("fromDay")}
      />
      <ChoiceList
        label={t("common.documents")}
        mode="multiple"
        value={kinds}
        choices={taxDocumentKinds.map((value) => ({ value, label: t(`taxIssuer.kind.${value}`) }))}
        onChange={(chosen) =>
          form.setFieldValue(
            "kinds",
            taxDocumentKinds.filter((kind) => chosen.includes(kind)),
          )
        }
        error={errorOf("kinds")}
      />
    </>
  );
}

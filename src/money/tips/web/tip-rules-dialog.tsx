import { useQuery } from "@tanstack/react-query";
import { tipRules } from "#core/settings/contract/tip-rules.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import {
  SettingFields,
  settingFieldWords,
  settingFormValues,
  settingSchema,
} from "#platform/web/forms/setting-fields.tsx";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { readTipRules } from "../contract/tips.ts";
import { tipRulesQuery, useSetTipRules } from "./tips-api.ts";

const rulesSchema = settingSchema(tipRules);

type Rules = ResponseOf<typeof readTipRules>;

/** Sets whether a tip is suggested where guests pay, and which. */
export function TipRulesDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const rules = useQuery({ ...tipRulesQuery, staleTime: 0 });
  if (rules.data && rules.isFetchedAfterMount) return <RulesForm rules={rules.data} onClose={onClose} />;
  return (
    <AppDialog opened size="small" title={t("tips.rules.title")} onClose={onClose}>
      <QueryPending query={rules} count={2} shape="fields" />
    </AppDialog>
  );
}

function RulesForm({ rules, onClose }: { rules: Rules; onClose: () => void }) {
  const t = useT();
  const setting = useSetTipRules();
  return (
    <FormDialog
      title={t("tips.rules.title")}
      submitLabel={t("common.save")}
      schema={rulesSchema}
      initialValues={valuesOf(rules)}
      meanwhile={{
        reload: useReload(tipRulesQuery, valuesOf),
        fields: settingFieldWords(tipRules, t),
      }}
      words={(field) => (field === "rate" ? "tips.rules.rate_error" : undefined)}
      save={(body) => setting.mutateAsync(body)}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SettingFields group={tipRules} form={form} section="suggested" />
          {form.getValues().is_suggested ? (
            <SettingFields group={tipRules} form={form} section="rate" />
          ) : null}
        </>
      )}
    </FormDialog>
  );
}

const valuesOf = (rules: Rules) => settingFormValues(tipRules, rules);

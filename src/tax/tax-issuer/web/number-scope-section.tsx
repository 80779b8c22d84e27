import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Section } from "#ui/frame/section.tsx";
import { type NumberScope, numberScopes } from "../domain/number-scope.ts";
import { useSetNumberScope } from "./tax-issuer-api.ts";

/** What counts control numbers in one row; saved as it is chosen. */
export function NumberScopeSection({ scope }: { scope: NumberScope }) {
  const t = useT();
  const set = useSetNumberScope();
  const choose = (chosen: string | null) => {
    const next = numberScopes.find((each) => each === chosen);
    if (next !== undefined && next !== scope)
      set.mutate(next, { onSuccess: ({ message }) => toastSuccess(message), onError: showError });
  };
  return (
    <Section title={t("taxIssuer.numbers.title")} description={t("taxIssuer.numbers.hint")}>
      <SelectField
        label={t("taxIssuer.numbers.scope")}
        options={numberScopes.map((each) => ({ value: each, label: t(`taxIssuer.numbers.${each}`) }))}
        value={set.isPending ? set.variables : scope}
        onChange={choose}
        searchable={false}
        disabled={set.isPending}
      />
    </Section>
  );
}

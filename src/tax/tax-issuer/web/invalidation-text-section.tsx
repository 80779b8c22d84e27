import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import {
  type InvalidationText,
  invalidationTexts,
} from "#tax/tax-documents/domain/life/invalidation-window.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { Section } from "#ui/frame/section.tsx";
import { useSetInvalidationText } from "./tax-issuer-api.ts";

/** Which official text says until when a document can be invalidated; saved as it is chosen. */
export function InvalidationTextSection({ text }: { text: InvalidationText }) {
  const t = useT();
  const set = useSetInvalidationText();
  const choose = ([chosen]: readonly string[]) => {
    const next = invalidationTexts.find((each) => each === chosen);
    if (next !== undefined && next !== text)
      set.mutate(next, { onSuccess: ({ message }) => toastSuccess(message), onError: showError });
  };
  return (
    <Section title={t("taxIssuer.limits.title")} description={t("taxIssuer.limits.intro")}>
      <ChoiceList
        label={t("taxIssuer.limits.follow")}
        mode="single"
        choices={invalidationTexts.map((each) => ({
          value: each,
          label: t(`taxIssuer.limits.${each}`),
          disabled: set.isPending,
        }))}
        value={[set.isPending ? set.variables : text]}
        onChange={choose}
      />
    </Section>
  );
}

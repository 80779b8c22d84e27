import type { TaxDocumentProblem } from "../../../contract/tax-documents/document-state.ts";
import { placeOfField } from "../../../domain/tax-documents/life/place-to-mend.ts";
import type { MessageKey } from "../../../messages/message-key.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import type { Translate } from "../../platform/i18n.ts";
import { useT } from "../../platform/use-t.ts";
import { fieldLabel } from "./field-label.ts";

/** Everything that the official schema and our own check refuse of a document, and where each is put right. */
export function DocumentProblems({ problems }: { problems: readonly TaxDocumentProblem[] }) {
  const t = useT();
  if (problems.length === 0) return null;
  const places = [...new Set(problems.map(({ field }) => placeOfField(field)))];
  return (
    <Notice tone="red">
      <p>{t("taxDocuments.wrong")}</p>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.by} ${problem.field} ${problem.reason}`}>{problemText(problem, t)}</li>
        ))}
      </ul>
      {places.map((place) => (
        <p key={place}>{t(`taxDocuments.mend.${place}`)}</p>
      ))}
    </Notice>
  );
}

function problemText({ field, reason, by, expected, found }: TaxDocumentProblem, t: Translate): string {
  const key =
    by === "schema" ? (`taxDocuments.schema.${reason}` as const) : (`taxDocuments.check.${reason}` as const);
  const said = { field: fieldLabel(field, t), reason: t(key as MessageKey, { defaultValue: reason }) };
  if (expected === null) return t("taxDocuments.problem", said);
  return found === null
    ? t("taxDocuments.problem_limit", { ...said, expected })
    : t("taxDocuments.problem_expected", { ...said, expected, found });
}

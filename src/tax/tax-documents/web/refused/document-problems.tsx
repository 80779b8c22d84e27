import { documentProblemText } from "#app/words/document-problem-text.ts";
import { useT } from "#platform/web/use-t.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import type { TaxDocumentProblem } from "../../contract/document-state.ts";
import { placeOfField } from "../../domain/life/place-to-mend.ts";

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
          <li key={`${problem.by} ${problem.field} ${problem.reason}`}>{documentProblemText(problem, t)}</li>
        ))}
      </ul>
      {places.map((place) => (
        <p key={place}>{t(`taxDocuments.mend.${place}`)}</p>
      ))}
    </Notice>
  );
}

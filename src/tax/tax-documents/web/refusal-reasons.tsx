import { documentProblemText } from "#app/words/document-problem-text.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useMayDo } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { Box, Text } from "#ui/layout/layout.tsx";
import type { TaxDocumentProblem } from "../contract/document-state.ts";
import { correctionPlace, placeOfField } from "../domain/life/correction-place.ts";
import { isPersonsCode } from "../domain/life/ministry-code.ts";
import type { MinistryWords } from "../domain/life/ministry-words.ts";

interface WhyRefusedProps {
  /** Words of the ministry; null for a document that was never sent. */
  words: MinistryWords | null;
  problems: readonly TaxDocumentProblem[];
}

/** Says why a document was refused, by the ministry or before it was sent, and where that is put right. */
export function RefusalReasons({ words, problems }: WhyRefusedProps) {
  return words && problems.length === 0 ? (
    <Rejection words={words} />
  ) : (
    <DocumentProblems problems={problems} />
  );
}

/**
 * Explains in plain words why the ministry refused a document, where that is put right, and what it said
 * itself (guide §20).
 */
export function Rejection({ words }: { words: MinistryWords }) {
  const t = useT();
  const { code, description } = words;
  const place = correctionPlace(words);
  const remarks = words.remarks.filter((remark) => remark.trim() !== "");
  const why = t(`taxDocuments.rejection.${code !== null && isPersonsCode(code) ? code : "other"}`);
  return (
    <Notice tone="red">
      <p>
        <strong>{why}</strong>
      </p>
      <p>{t(`taxDocuments.mend.${place}`)}</p>
      {place === "numbers" ? <NumbersLink /> : null}
      <Text above={8} size="sm" weight={600}>
        {factsText([
          t("taxDocuments.said_by_ministry"),
          code === null ? null : t("common.code_is", { code }),
        ])}
      </Text>
      <p>{description}</p>
      {remarks.length > 0 ? (
        <ul>
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      ) : null}
    </Notice>
  );
}

/** Link to the numbers of the points of sale, for people who may change them. */
function NumbersLink() {
  const t = useT();
  const mayDo = useMayDo();
  if (!mayDo("taxIssuer.setUp")) return null;
  return (
    <Box above={8} below={12}>
      <RouterButton variant="default" to="/dashboard/settings/tax-issuer" search={{ tab: "places" }}>
        {t("taxIssuer.series.action")}
      </RouterButton>
    </Box>
  );
}

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

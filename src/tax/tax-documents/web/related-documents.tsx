import { formatAmount, formatDay } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import type { DocumentCorrections } from "../contract/corrections.ts";
import { DocumentName } from "./document-name.tsx";
import { DocumentProblems } from "./refused/document-problems.tsx";
import { Rejection } from "./refused/rejection.tsx";
import { TaxDocumentState } from "./tax-document-state.tsx";
import classes from "./tax-documents.module.css";

/** The documents, notes and events that have to do with one, and what stands of each refund of its sale. */
export function RelatedDocuments({ corrections }: { corrections: DocumentCorrections }) {
  const t = useT();
  const { related, tasks, currency } = corrections;
  return (
    <>
      {related.length > 0 ? (
        <section>
          <h3 className={classes.heading}>{t("taxDocuments.related.title")}</h3>
          <ul className={classes.list}>
            {related.map(({ id, relation, kind, state, control_number, issued_on, problems, words }) => (
              <li key={id}>
                <span className={classes.said}>{t(`taxDocuments.related.${relation}`)}</span>{" "}
                <DocumentName kind={kind} number={control_number} /> <span>{formatDay(issued_on)}</span>{" "}
                <TaxDocumentState state={state} />
                <DocumentProblems problems={problems} />
                {state === "rejected" && words ? <Rejection words={words} /> : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {tasks.length > 0 ? (
        <section>
          <h3 className={classes.heading}>{t("taxDocuments.task.title")}</h3>
          <ul className={classes.list}>
            {tasks.map(({ refund_no, amount, reason, standing }) => (
              <li key={refund_no ?? "taken back"}>
                <span>{t("taxDocuments.task.of", { amount: formatAmount(amount, currency), reason })}</span>{" "}
                <span data-tone={isRed(standing) ? "red" : undefined} className={classes.standing}>
                  {t(`taxDocuments.task.${standing}`)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

const isRed = (standing: DocumentCorrections["tasks"][number]["standing"]) =>
  standing === "too_late" || standing === "exceeds" || standing === "mend_first";

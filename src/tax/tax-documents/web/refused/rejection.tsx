import type { MessageKey } from "#app/words/message-key.ts";
import { useT } from "#platform/web/use-t.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import type { MinistryWords } from "../../domain/life/ministry-answer.ts";
import { placeToMend } from "../../domain/life/place-to-mend.ts";
import classes from "./refused-documents.module.css";

/** Why the ministry refused a document, in plain words, where that is put right, and what it said itself (guide §20). */
export function Rejection({ words }: { words: MinistryWords }) {
  const t = useT();
  const { code, description } = words;
  const remarks = words.remarks.filter((remark) => remark.trim() !== "");
  const why = t(`taxDocuments.rejection.${code}` as MessageKey, {
    defaultValue: t("taxDocuments.rejection.other"),
  });
  return (
    <Notice tone="red">
      <p>
        <strong>{why}</strong>
      </p>
      <p>{t(`taxDocuments.mend.${placeToMend(words)}`)}</p>
      <p className={classes.said}>
        {[t("taxDocuments.said_by_ministry"), code === null ? null : t("taxDocuments.code", { code })]
          .filter((text) => text !== null)
          .join(" · ")}
      </p>
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

import { formatDateTime } from "../../platform/format.ts";
import { useT } from "../../platform/use-t.ts";
import paper from "./receipt-paper.module.css";

/** The number that is called out, with the moment it was printed at. */
export function TokenPaper({ tokenNo, at }: { tokenNo: number; at: Date }) {
  const t = useT();
  return (
    <div className={paper.token}>
      <p className={paper.tokenWord}>{t("receipts.token")}</p>
      <h1 className={paper.circle} aria-label={t("receipts.token_number", { token: tokenNo })}>
        {tokenNo}
      </h1>
      <time className={paper.centred} dateTime={at.toISOString()}>
        {formatDateTime(at)}
      </time>
    </div>
  );
}

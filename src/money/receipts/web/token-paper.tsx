import { formatDateTime } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import paper from "./receipt-paper.module.css";

export interface TokenPaperProps {
  tokenNo: number;
  at: Date;
  /** The paper's own heading; inside a screen that has one it is a lower one. */
  heading?: "h1" | "h2";
}

/** The number that is called out, with the moment it was printed at. */
export function TokenPaper({ tokenNo, at, heading: Heading = "h1" }: TokenPaperProps) {
  const t = useT();
  return (
    <div className={paper.token}>
      <p className={paper.tokenWord}>{t("receipts.token")}</p>
      <Heading className={paper.circle} aria-label={t("receipts.token_number", { token: tokenNo })}>
        {tokenNo}
      </Heading>
      <time className={paper.centred} dateTime={at.toISOString()}>
        {formatDateTime(at)}
      </time>
    </div>
  );
}

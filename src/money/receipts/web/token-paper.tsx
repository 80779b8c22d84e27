import { formatDateTime } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import paper from "./receipt-paper.module.css";

interface TokenPaperProps {
  tokenNo: number;
  at: Date;
  /** The paper's own heading; lower inside a screen that has one. */
  heading?: "h1" | "h2";
}

/** Draws the number that is called out, with the moment of printing. */
export function TokenPaper({ tokenNo, at, heading: Heading = "h1" }: TokenPaperProps) {
  const t = useT();
  return (
    <div className={paper.token}>
      <p className={paper.tokenWord}>{t("common.token")}</p>
      <Heading className={paper.circle} aria-label={t("receipts.token_number", { token: tokenNo })}>
        {tokenNo}
      </Heading>
      <time className={paper.centred} dateTime={at.toISOString()}>
        {formatDateTime(at)}
      </time>
    </div>
  );
}

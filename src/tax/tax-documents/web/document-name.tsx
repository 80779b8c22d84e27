import { useT } from "#platform/web/use-t.ts";
import type { TaxDocumentKind } from "../domain/shape/generation.ts";
import classes from "./tax-documents.module.css";

/** What a document is, and its number; events have none. */
export function DocumentName({ kind, number }: { kind: TaxDocumentKind; number: string | null }) {
  const t = useT();
  return (
    <span>
      {t(`taxDocuments.types.${kind}`)}
      {number === null ? null : <span className={classes.number}> {number}</span>}
    </span>
  );
}

import { useT } from "#platform/web/use-t.ts";
import { TaxDocumentState } from "#tax/tax-documents/web/public.ts";
import { type Fact, Facts } from "#ui/data/facts.tsx";
import type { DocumentCopies } from "../contract/tax-delivery.ts";
import classes from "./tax-delivery.module.css";

export interface DocumentFactsProps {
  document: Pick<DocumentCopies, "control_number" | "generation_code" | "seal"> & {
    /** Null where it is said in other words. */
    readonly state: DocumentCopies["state"] | null;
  };
  /** What is said of it before its numbers. */
  first: Fact;
}

/** Where a document stands and what it is called, for the restaurant and for whoever has its code alike. */
export function DocumentFacts({ document, first }: DocumentFactsProps) {
  const t = useT();
  const { state, control_number, generation_code, seal } = document;
  return (
    <Facts
      layout="column"
      facts={[
        first,
        ...(state === null
          ? []
          : [[t("receipts.state"), <TaxDocumentState key="state" state={state} />] satisfies Fact]),
        [t("taxDelivery.public.number"), <Code key="number">{control_number}</Code>],
        [t("taxDelivery.public.code"), <Code key="code">{generation_code}</Code>],
        [t("taxDelivery.public.seal"), <Code key="seal">{seal ?? t("taxDelivery.public.no_seal")}</Code>],
      ]}
    />
  );
}

const Code = ({ children }: { children: string }) => <span className={classes.code}>{children}</span>;

import { IconBraces, IconExternalLink, IconFileTypePdf } from "@tabler/icons-react";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { TaxDocumentState } from "#tax/tax-documents/web/public.ts";
import { type Fact, Facts } from "#ui/data/facts.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ButtonLink } from "#ui/forms/button-link.tsx";
import { Row, Span } from "#ui/layout/layout.tsx";
import type { DocumentCopies } from "../contract/tax-delivery.ts";

interface DocumentFactsProps {
  document: Pick<DocumentCopies, "state" | "control_number" | "generation_code" | "seal">;
  /** Fact that stands before the numbers. */
  first: Fact;
}

/** The state, names and seal of a document. */
export function DocumentFacts({ document, first }: DocumentFactsProps) {
  const t = useT();
  const { state, control_number, generation_code, seal } = document;
  return (
    <Facts
      layout="column"
      facts={[
        first,
        [t("common.status"), <TaxDocumentState key="state" state={state} />],
        [t("common.control_number"), <Code key="number">{control_number}</Code>],
        [t("common.generation_code"), <Code key="code">{generation_code}</Code>],
        [t("common.reception_seal"), <Code key="seal">{seal ?? t("taxDelivery.no_seal")}</Code>],
      ]}
    />
  );
}

const Code = ({ children }: { children: string }) => <Span lines="anywhere">{children}</Span>;

/** Fetches a file and hands it to the browser. */
type Save = () => Promise<unknown>;

interface DocumentFilesProps {
  /** Null for a document that has none, or none that counts. */
  files: { readonly pdf: Save; readonly json: Save } | null;
  /** Page that shows the document as well; null for none. */
  page: { readonly href: string; readonly label: string } | null;
}

/** The files of a document and the page that shows it. */
export function DocumentFiles({ files, page }: DocumentFilesProps) {
  const t = useT();
  return (
    <Row wrap gap={8}>
      {files ? (
        <>
          <Button
            variant="default"
            size="lg"
            icon={<IconFileTypePdf size={20} aria-hidden="true" />}
            onClick={() => void files.pdf().catch(showError)}
          >
            {t("taxDelivery.copies.pdf")}
          </Button>
          <Button
            variant="default"
            size="lg"
            icon={<IconBraces size={20} aria-hidden="true" />}
            onClick={() => void files.json().catch(showError)}
          >
            {t("taxDelivery.copies.json")}
          </Button>
        </>
      ) : null}
      {page ? (
        <ButtonLink
          variant="default"
          size="lg"
          href={page.href}
          target="_blank"
          rel="noreferrer"
          icon={<IconExternalLink size={20} aria-hidden="true" />}
        >
          {page.label}
        </ButtonLink>
      ) : null}
    </Row>
  );
}

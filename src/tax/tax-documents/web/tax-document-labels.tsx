import { useT } from "#platform/web/use-t.ts";
import { StatusBadge, type StatusBadgeProps } from "#ui/data/status-badge.tsx";
import { Span } from "#ui/layout/layout.tsx";
import type { DocumentState } from "../domain/life/document-state.ts";
import type { TaxDocumentKind } from "../domain/shape/generation.ts";

const tones = {
  draft: "red",
  generated: "amber",
  signed: "amber",
  contingency: "amber",
  sent: "amber",
  sealed: "green",
  sealed_with_remarks: "green",
  rejected: "red",
  replaced: "grey",
  invalidated: "grey",
} as const satisfies Record<DocumentState, StatusBadgeProps["tone"]>;

interface TaxDocumentStateProps {
  state: DocumentState;
  /** An invalidation or a note about it waits for a person. */
  hasCorrectionToMend?: boolean;
}

/**
 * Badge with the state of a document: green exists for the ministry, red needs a person, yellow goes on by
 * itself. A document whose correction cannot be sent is not green.
 */
export function TaxDocumentState({ state, hasCorrectionToMend = false }: TaxDocumentStateProps) {
  const t = useT();
  return (
    <StatusBadge
      tone={hasCorrectionToMend ? "red" : tones[state]}
      label={t(hasCorrectionToMend ? "taxDocuments.correction_to_mend" : `taxDocuments.state.${state}`)}
    />
  );
}

/** Type and number of a document; events have no number. */
export function DocumentName({ kind, number }: { kind: TaxDocumentKind; number: string | null }) {
  const t = useT();
  return (
    <span>
      {t(`taxDocuments.types.${kind}`)}
      {number === null ? null : (
        <Span size="sm" lines="anywhere">
          {" "}
          {number}
        </Span>
      )}
    </span>
  );
}

import { useT } from "#platform/web/use-t.ts";
import { StatusBadge, type StatusBadgeProps } from "#ui/data/status-badge.tsx";
import type { DocumentState } from "../domain/life/document-state.ts";

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

/** Where a document is in its life: green exists for the ministry, red needs a person, yellow goes on by itself. */
export function TaxDocumentState({ state }: { state: DocumentState }) {
  const t = useT();
  return <StatusBadge tone={tones[state]} label={t(`taxDocuments.state.${state}`)} />;
}

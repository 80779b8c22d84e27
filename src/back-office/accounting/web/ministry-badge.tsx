import { useT } from "#platform/web/use-t.ts";
import { type MinistryStatus, ministryTone } from "#tax/tax-documents/domain/life/ministry-status.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";

interface MinistryBadgeProps {
  /** Null means no document. */
  status: MinistryStatus | null;
  /** An invalidation or a note about it waits for a person: then nothing is green. */
  hasCorrectionToMend?: boolean;
}

/** Shows the state of a document with the ministry in the colours of the specification (back-office §4). */
export function MinistryBadge({ status, hasCorrectionToMend = false }: MinistryBadgeProps) {
  const t = useT();
  return status === null ? (
    <StatusBadge tone="grey" label={t("accounting.no_dte")} />
  ) : (
    <StatusBadge
      tone={hasCorrectionToMend ? "red" : ministryTone(status)}
      label={t(`accounting.estado.${status}`)}
    />
  );
}

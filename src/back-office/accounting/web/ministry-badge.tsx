import { useT } from "#platform/web/use-t.ts";
import { type MinistryStatus, ministryTone } from "#tax/tax-documents/domain/life/ministry-status.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";

/**
 * Shows the state of a document with the ministry in the colours of the specification (back-office §4); null means no document.
 */
export function MinistryBadge({ status }: { status: MinistryStatus | null }) {
  const t = useT();
  return status === null ? (
    <StatusBadge tone="grey" label={t("accounting.no_dte")} />
  ) : (
    <StatusBadge tone={ministryTone(status)} label={t(`accounting.estado.${status}`)} />
  );
}

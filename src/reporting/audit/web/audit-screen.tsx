import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { useT } from "#platform/web/use-t.ts";
import { auditQuery, downloadAudit } from "./audit-api.ts";
import { AuditList } from "./audit-list.tsx";

/** /dashboard/settings/audit: the audit log of the restaurant. */
export function AuditScreen(address: ListAddress<Record<string, unknown>>) {
  const t = useT();
  return (
    <AuditList
      {...address}
      name="audit"
      title={t("audit.title")}
      emptyHint={t("audit.empty_hint")}
      query={auditQuery}
      save={downloadAudit}
    />
  );
}

import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { useT } from "#platform/web/use-t.ts";
import { downloadOperatorActions, operatorActionsQuery } from "./audit-api.ts";
import { AuditList } from "./audit-list.tsx";

/** /superadmin/dashboard/audit: the acts of the platform's operators, shown like a restaurant's own log. */
export function OperatorActionsScreen(address: ListAddress<Record<string, unknown>>) {
  const t = useT();
  return (
    <AuditList
      {...address}
      name="operator-acts"
      title={t("audit.acts_title")}
      emptyHint={t("audit.acts_hint")}
      query={operatorActionsQuery}
      save={downloadOperatorActions}
    />
  );
}

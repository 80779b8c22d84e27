import { formatDate } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { Button } from "#ui/forms/button.tsx";
import { useDeletion } from "./deletions-api.ts";
import type { Tenant } from "./tenants-api.ts";
import { useKeepTenantQuestion } from "./use-keep-tenant-question.ts";

/** On the page of a restaurant that is told to be deleted: until when that can be undone, and how. */
export function DeletionNotice({ tenant }: { tenant: Tenant }) {
  const t = useT();
  const deletion = useDeletion(tenant.id);
  const keep = useKeepTenantQuestion();
  if (deletion === undefined) return null;
  return (
    <Notice
      tone="red"
      action={
        deletion.state === "waiting" ? (
          <Button variant="default" onClick={() => void keep(tenant)}>
            {t("tenantDeletion.undo")}
          </Button>
        ) : null
      }
    >
      {t("tenantDeletion.notice", {
        date: formatDate(deletion.due_at),
        by: deletion.by,
        asked: formatDate(deletion.asked_at),
      })}
    </Notice>
  );
}

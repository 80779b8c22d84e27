import type { TenantId } from "#platform/domain/ids.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { useKeepTenant } from "./deletions-api.ts";

/** Asks, and undoes the deletion of a restaurant. */
export function useKeepTenantQuestion(): (tenant: { id: TenantId; name: string }) => Promise<void> {
  const t = useT();
  const confirm = useConfirm();
  const keeping = useKeepTenant();
  return async ({ id, name }) => {
    const isMeant = await confirm({
      title: t("tenantDeletion.undo_title", { name }),
      body: t("tenantDeletion.undo_text"),
      confirmLabel: t("tenantDeletion.undo_confirm"),
    });
    if (isMeant)
      await keeping.mutateAsync({ params: { id } }).then(({ message }) => toastSuccess(message), showError);
  };
}

import { useQuery } from "@tanstack/react-query";
import { DELETION_DAYS, DOCUMENT_YEARS } from "#core/tenants/domain/deletion.ts";
import { deleteTenant } from "#operator/tenant-deletion/contract/deletions.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { formatDate, formatDateTime } from "#platform/web/format.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { useDeleteTenant, useDeletion, useKeepTenant } from "./deletions-api.ts";
import classes from "./tenants.module.css";
import { type Tenant, tenantQuery } from "./tenants-api.ts";

/** Explains the deletion and asks for the restaurant's name. */
export function DeleteTenantDialog({ tenant, onClose }: { tenant: Tenant; onClose: () => void }) {
  const t = useT();
  const deleting = useDeleteTenant();
  const { id, name } = tenant;
  return (
    <FormDialog
      title={t("common.delete_name_question", { name })}
      submitLabel={t("tenantDeletion.submit")}
      tone="danger"
      size="medium"
      schema={deleteTenant.body}
      initialValues={{ name: "" }}
      save={(body, idempotencyKey) => deleting.mutateAsync({ params: { id }, body, idempotencyKey })}
      onClose={onClose}
    >
      {(form) => (
        <Stack gap={16}>
          <ServiceNotice tenant={tenant} act="remove" />
          <div>
            <Notice tone="red">
              <ul className={classes.steps}>
                <li>{t("tenantDeletion.now")}</li>
                <li>{t("tenantDeletion.export")}</li>
                <li>{t("tenantDeletion.days", { count: DELETION_DAYS })}</li>
                <li>{t("tenantDeletion.purge")}</li>
                <li>{t("tenantDeletion.documents", { count: DOCUMENT_YEARS })}</li>
              </ul>
            </Notice>
          </div>
          <TextField
            label={t("tenantDeletion.name_label")}
            description={t("tenantDeletion.name_hint", { name })}
            required
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            {...form.getInputProps("name")}
          />
        </Stack>
      )}
    </FormDialog>
  );
}

/** Returns a function that undoes the deletion of a restaurant after a question. */
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

/** Notice on the page of a restaurant under deletion: until when it can be undone, and a button for it. */
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

interface ServiceNoticeProps {
  tenant: Tenant;
  /** The action that is confirmed. */
  act: "switch_off" | "remove";
}

/**
 * Warns that a restaurant is in service, so that nobody interrupts dinner by surprise; empty when no drawer
 * is open. Each dialog reads it again.
 */
export function ServiceNotice({ tenant, act }: ServiceNoticeProps) {
  const t = useT();
  const { data } = useQuery({ ...tenantQuery(tenant.id), staleTime: 0 });
  const { in_service_since: since } = data?.tenantInfo ?? tenant;
  if (since === null) return null;
  return (
    <Notice tone="amber" role="status">
      <p>{t("subscription.in_service.since", { since: formatDateTime(since) })}</p>
      <p>{t(`subscription.in_service.${act}`)}</p>
    </Notice>
  );
}

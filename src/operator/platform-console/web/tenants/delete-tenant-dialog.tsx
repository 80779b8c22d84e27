import { DELETION_DAYS, DOCUMENT_YEARS } from "#core/tenants/domain/deletion.ts";
import { deleteTenant } from "#operator/tenant-deletion/contract/deletions.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { useDeleteTenant } from "./deletions-api.ts";
import { ServiceNotice } from "./service-notice.tsx";
import classes from "./tenants.module.css";
import type { Tenant } from "./tenants-api.ts";

/** Says what becomes of the restaurant, and asks for its name. */
export function DeleteTenantDialog({ tenant, onClose }: { tenant: Tenant; onClose: () => void }) {
  const t = useT();
  const deleting = useDeleteTenant();
  const { id, name } = tenant;
  return (
    <FormDialog
      title={t("tenantDeletion.title", { name })}
      submitLabel={t("tenantDeletion.submit")}
      tone="danger"
      size="medium"
      schema={deleteTenant.body}
      initialValues={{ name: "" }}
      save={(body, idempotencyKey) => deleting.mutateAsync({ params: { id }, body, idempotencyKey })}
      onClose={onClose}
    >
      {(form) => (
        <div className={classes.form}>
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
        </div>
      )}
    </FormDialog>
  );
}

import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { addTenant, updateTenant } from "../../contract/tenants.ts";
import { ServiceNotice } from "./delete-tenant-dialog.tsx";
import { type Tenant, tenantQuery, useAddTenant, useUpdateTenant } from "./tenants-api.ts";

/** Adds a restaurant with its first admin. */
export function AddTenantDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const adding = useAddTenant();
  return (
    <FormDialog
      title={t("platformTenants.add_title")}
      submitLabel={t("platformTenants.add")}
      schema={addTenant.body}
      initialValues={{ name: "", email: "", password: "", isActive: true }}
      words={(field, code) =>
        field === "password" && code === "too_short" ? "auth.password.too_short" : undefined
      }
      save={(body, idempotencyKey) => adding.mutateAsync({ body, idempotencyKey })}
      onClose={onClose}
    >
      {(form) => (
        <Stack gap={16}>
          <NameField form={form} />
          <EmailField form={form} description={t("platformTenants.add_email_hint")} />
          <PasswordField
            label={t("platformTenants.password")}
            description={t("platformTenants.password_hint")}
            autoComplete="new-password"
            required
            {...form.getInputProps("password")}
          />
          <ActiveField
            isActive={form.getValues().isActive}
            onChange={(isActive) => form.setFieldValue("isActive", isActive)}
          />
        </Stack>
      )}
    </FormDialog>
  );
}

/** Changes the name and address of a restaurant, and whether it may work. */
export function EditTenantDialog({ tenant, onClose }: { tenant: Tenant; onClose: () => void }) {
  const t = useT();
  const updating = useUpdateTenant();
  const { id, name } = tenant;
  return (
    <FormDialog
      title={t("platformTenants.edit_title", { name })}
      submitLabel={t("common.save")}
      schema={updateTenant.body}
      initialValues={valuesOf(tenant)}
      meanwhile={{
        reload: useReload(tenantQuery(id), ({ tenantInfo }) => valuesOf(tenantInfo)),
        fields: {
          name: t("common.name"),
          email: t("common.email"),
          isActive: {
            label: t("common.status"),
            text: (isActive: boolean) =>
              t(isActive ? "platformTenants.state_active" : "platformTenants.state_inactive"),
          },
        },
      }}
      save={(body, idempotencyKey) => updating.mutateAsync({ params: { id }, body, idempotencyKey })}
      onClose={onClose}
    >
      {(form) => (
        <Stack gap={16}>
          <NameField form={form} />
          <EmailField form={form} description={t("platformTenants.edit_email_hint")} />
          <ActiveField
            isActive={form.getValues().isActive}
            onChange={(next) => form.setFieldValue("isActive", next)}
          />
          {tenant.is_active && !form.getValues().isActive ? (
            <ServiceNotice tenant={tenant} act="switch_off" />
          ) : null}
        </Stack>
      )}
    </FormDialog>
  );
}

const valuesOf = ({ name, email, is_active: isActive, version }: Tenant) => ({
  name,
  email: email ?? "",
  isActive,
  version,
});

/** Fields of both forms; each form's own type knows only its fields. */
type Binder = { getInputProps: (field: "name" | "email") => object };

function NameField({ form }: { form: Binder }) {
  const t = useT();
  return (
    <TextField
      label={t("common.name")}
      required
      maxLength={200}
      autoComplete="off"
      data-autofocus
      {...form.getInputProps("name")}
    />
  );
}

function EmailField({ form, description }: { form: Binder; description: string }) {
  const t = useT();
  return (
    <TextField
      label={t("common.email")}
      description={description}
      required
      type="email"
      maxLength={254}
      autoComplete="off"
      {...form.getInputProps("email")}
    />
  );
}

interface ActiveFieldProps {
  isActive: boolean;
  onChange: (isActive: boolean) => void;
}

function ActiveField({ isActive, onChange }: ActiveFieldProps) {
  const t = useT();
  return (
    <CheckField
      label={t("platformTenants.is_active")}
      description={t("platformTenants.is_active_hint")}
      checked={isActive}
      onChange={onChange}
    />
  );
}

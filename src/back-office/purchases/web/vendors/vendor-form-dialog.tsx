import type { z } from "zod";
import { TaxpayerText, taxpayerIn } from "#core/catalogues/web/public.ts";
import { formatNit, formatNrc } from "#platform/domain/identity/tax-numbers.ts";
import { callTo } from "#platform/web/api.ts";
import { FormDialog, type FormOf } from "#platform/web/forms/form-dialog.tsx";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { useT } from "#platform/web/use-t.ts";
import { FieldGrid, WideField } from "#ui/forms/field-grid.tsx";
import { TextAreaField } from "#ui/forms/text-area-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { addVendor, updateVendor, type VendorRow } from "../../contract/vendors.ts";
import { VENDOR_NAME_MAX } from "../../domain/purchase.ts";
import { useVendorMutation, vendorQuery } from "./vendors-api.ts";

const NOTE_MAX = 500;
const body = updateVendor.body;

const newVendor = { name: "", nit: "", nrc: "", phone: "", email: "", address: "", note: "" };

/** A vendor as the form reads them. */
type EditedVendor = VendorRow & { readonly version: string };

interface VendorDialogProps {
  /** Null for a new one. */
  vendor: EditedVendor | null;
  onClose: () => void;
}

/** Adds or changes a vendor; purchases keep the name and number that they were made with. */
export function VendorDialog({ vendor, onClose }: VendorDialogProps) {
  const t = useT();
  const adding = useVendorMutation(callTo(addVendor));
  const updating = useVendorMutation(callTo(updateVendor));
  return (
    <FormDialog
      title={vendor ? t("vendors.form.edit_title", { name: vendor.name }) : t("vendors.add")}
      submitLabel={t("vendors.form.save")}
      size="medium"
      schema={body}
      initialValues={vendor ? valuesOf(vendor) : newVendor}
      meanwhile={{
        reload: useReload(vendor && vendorQuery(vendor.id), (now) => valuesOf(now.vendor)),
        fields: {
          name: t("common.vendor"),
          nit: t("common.nit"),
          nrc: t("common.nrc"),
          phone: t("common.phone"),
          email: t("common.email"),
          address: t("common.address"),
          note: t("common.note"),
        },
      }}
      save={({ version, ...values }, idempotencyKey) =>
        vendor
          ? updating.mutateAsync({
              params: { id: vendor.id },
              body: { ...values, version },
              idempotencyKey,
            })
          : adding.mutateAsync({ body: values, idempotencyKey })
      }
      onClose={onClose}
    >
      {(form) => <Fields form={form} />}
    </FormDialog>
  );
}

function valuesOf({
  name,
  nit,
  nrc,
  phone,
  email,
  address,
  note,
  version,
}: EditedVendor): z.input<typeof body> {
  return {
    name,
    nit: nit === null ? "" : formatNit(nit),
    nrc: nrc === null ? "" : formatNrc(nrc),
    phone: phone ?? "",
    email: email ?? "",
    address: address ?? "",
    note: note ?? "",
    version,
  };
}

function Fields({ form }: { form: FormOf<typeof body> }) {
  const t = useT();
  const vendor = taxpayerIn(form, { nit: "nit", nrc: "nrc", phone: "phone", email: "email" }, () => false);
  const props = (field: "name" | "address" | "note") => form.getInputProps(field);
  return (
    <FieldGrid disabled={false}>
      <WideField>
        <TextField
          label={t("common.vendor")}
          required
          maxLength={VENDOR_NAME_MAX}
          data-autofocus
          {...props("name")}
        />
      </WideField>
      <TaxpayerText form={vendor} field="nit" description={t("vendors.form.nit_hint")} />
      <TaxpayerText form={vendor} field="nrc" />
      <TaxpayerText form={vendor} field="phone" />
      <TaxpayerText form={vendor} field="email" />
      <WideField>
        <TextField label={t("common.address")} maxLength={250} {...props("address")} />
      </WideField>
      <WideField>
        <TextAreaField
          label={t("common.note")}
          maxLength={NOTE_MAX}
          rows={2}
          {...props("note")}
          value={form.getValues().note ?? ""}
        />
      </WideField>
    </FieldGrid>
  );
}

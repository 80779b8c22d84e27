import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatNit, identityDigits, isNit } from "#platform/domain/identity/tax-numbers.ts";
import { useT } from "#platform/web/use-t.ts";
import { FieldGrid, WideField } from "#ui/forms/field-grid.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { VENDOR_NAME_MAX } from "../../domain/purchase.ts";
import { type DraftVendor, linesOfVendor } from "./purchase-draft.ts";
import { vendorsFoundQuery } from "./sources-api.ts";
import { TypedCombobox } from "./typed-combobox.tsx";
import type { PurchaseForm } from "./use-purchase-form.ts";

/** Of whom it was bought: found by name or NIT, or new. */
export function VendorField({ form }: { form: PurchaseForm }) {
  const t = useT();
  const [words, setWords] = useState("");
  const found = useQuery(vendorsFoundQuery(words));
  const { vendor } = form.draft;
  const set = (next: DraftVendor) => {
    const lines = isSameVendor(vendor, next) ? form.draft.lines : linesOfVendor(form.draft.lines);
    form.change({ vendor: next, lines }, "vendor.name", "vendor.nit");
  };
  const vendors = found.data ?? [];
  return (
    <WideField>
      <TypedCombobox
        label={t("purchases.form.vendor")}
        placeholder={t("purchases.form.vendor_search")}
        text={vendorText(vendor)}
        options={vendors.map(({ id, name, nit }) => ({
          value: String(id),
          label: name,
          hint: nit === null ? undefined : formatNit(nit),
        }))}
        busy={found.isFetching}
        onSearch={setWords}
        onChoose={(id) => {
          const chosen = vendors.find((each) => String(each.id) === id);
          if (chosen) set({ kind: "known", id: chosen.id, name: chosen.name, nit: chosen.nit });
        }}
        freeLabel={(name) => t("purchases.form.vendor_new", { name })}
        onFree={(typed) => {
          const known = vendors.find(({ nit }) => nit !== null && nit === identityDigits(typed));
          if (known) set({ kind: "known", id: known.id, name: known.name, nit: known.nit });
          else if (isNit(typed)) set({ kind: "new", name: "", nit: formatNit(typed) });
          else set({ kind: "new", name: typed, nit: "" });
        }}
        emptyOption={t("purchases.form.vendor_none")}
        onEmpty={() => set({ kind: "none" })}
        {...(vendor.kind === "known" && vendor.nit !== null
          ? { description: `${t("purchases.form.nit")} ${formatNit(vendor.nit)}` }
          : {})}
      />
      {vendor.kind === "new" ? <NewVendor form={form} vendor={vendor} set={set} /> : null}
    </WideField>
  );
}

/** Whether the goods on the lines may be theirs still: whoever had no name before has no memory. */
function isSameVendor(before: DraftVendor, next: DraftVendor): boolean {
  return before.kind !== "known" || (next.kind === "known" && next.id === before.id);
}

interface NewVendorProps {
  form: PurchaseForm;
  vendor: Extract<DraftVendor, { kind: "new" }>;
  set: (vendor: DraftVendor) => void;
}

function NewVendor({ form, vendor, set }: NewVendorProps) {
  const t = useT();
  return (
    <FieldGrid disabled={false}>
      <TextField
        label={t("purchases.form.vendor_name")}
        maxLength={VENDOR_NAME_MAX}
        value={vendor.name}
        error={form.errorOf("vendor.name")}
        onChange={({ currentTarget }) => set({ ...vendor, name: currentTarget.value })}
      />
      <TextField
        label={t("purchases.form.nit")}
        description={t("purchases.form.nit_hint")}
        inputMode="numeric"
        maxLength={20}
        value={vendor.nit}
        error={form.errorOf("vendor.nit")}
        onChange={({ currentTarget }) => set({ ...vendor, nit: currentTarget.value })}
      />
    </FieldGrid>
  );
}

function vendorText(vendor: DraftVendor): string {
  if (vendor.kind === "none") return "";
  return vendor.kind === "new" && vendor.name === "" ? vendor.nit : vendor.name;
}

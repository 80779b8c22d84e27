import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { IdentityField } from "#core/catalogues/web/public.ts";
import { formatUnitCost, unitText } from "#inventory/inventory/web/public.ts";
import {
  formatNit,
  identityDigits,
  identityDocuments,
  isNit,
} from "#platform/domain/identity/tax-numbers.ts";
import type { Id } from "#platform/domain/ids.ts";
import { useT } from "#platform/web/use-t.ts";
import { FieldGrid, WideField } from "#ui/forms/field-grid.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Muted, Stack } from "#ui/layout/layout.tsx";
import { actsOnce } from "#ui/taps/guard-second-taps.ts";
import type { VendorItem } from "../../contract/vendors.ts";
import { VENDOR_NAME_MAX } from "../../domain/purchase.ts";
import classes from "./new-purchase.module.css";
import { type DraftVendor, linesOfVendor, type PurchaseDraftLine } from "./purchase-draft.ts";
import { vendorMemoryQuery, vendorsFoundQuery } from "./sources-api.ts";
import { TypedCombobox } from "./typed-combobox.tsx";
import type { PurchaseForm } from "./use-purchase-form.ts";

/** Chooses the vendor by name or NIT, or a new one. */
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
        label={t("common.vendor")}
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
        emptyOption={t("common.no_vendor")}
        onEmpty={() => set({ kind: "none" })}
        {...(vendor.kind === "known" && vendor.nit !== null
          ? {
              description: t("common.labelled", {
                label: t("common.nit"),
                value: formatNit(vendor.nit),
              }),
            }
          : {})}
      />
      {vendor.kind === "new" ? <NewVendor form={form} vendor={vendor} set={set} /> : null}
    </WideField>
  );
}

/** Tells whether the goods on the lines may still be this vendor's: an unnamed one has no remembered goods. */
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
      <IdentityField
        kind={identityDocuments.nit}
        label={t("common.nit")}
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

/** Goods proposed at once; the field of a line finds the others. */
const MAX_PROPOSED = 12;

interface VendorMemoryProps {
  vendorId: Id<"Vendor">;
  lines: readonly PurchaseDraftLine[];
  onAdd: (item: VendorItem) => void;
}

/** Offers the vendor's last goods that are not on the purchase yet; a tap adds one. */
export function VendorMemory({ vendorId, lines, onAdd }: VendorMemoryProps) {
  const t = useT();
  const memory = useQuery(vendorMemoryQuery(vendorId));
  if (memory.isError) return <Muted size="sm">{t("purchases.form.last_failed")}</Muted>;
  const proposed = (memory.data?.rows ?? [])
    .filter(({ title, inventory_item_id: id }) => !lines.some((line) => isSame(line, title, id)))
    .slice(0, MAX_PROPOSED);
  if (proposed.length === 0) return null;
  return (
    <Section title={t("purchases.form.last")} description={t("purchases.form.last_hint")}>
      <ul className={classes.proposals}>
        {proposed.map((item) => (
          <li key={item.id}>
            <button type="button" {...actsOnce} className={classes.proposal} onClick={() => onAdd(item)}>
              <IconPlus size={18} aria-hidden="true" />
              <Stack as="span" room="shrink" lines="anywhere">
                <span>{item.title}</span>
                <Muted as="span" size="sm">
                  {item.last_unit_price === null
                    ? unitText(item.unit)
                    : t("purchases.form.last_price", {
                        price: formatUnitCost(item.last_unit_price, memory.data?.currency ?? "USD"),
                        unit: unitText(item.unit),
                      })}
                </Muted>
              </Stack>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function isSame(line: PurchaseDraftLine, title: string, id: Id<"InventoryItem">): boolean {
  return line.title === title && line.ingredient?.id === id;
}

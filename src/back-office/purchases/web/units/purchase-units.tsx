import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import { unitText } from "#inventory/inventory/web/public.ts";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import { decimalFromExact, exactText } from "#platform/domain/money/exact-decimal.ts";
import { numberIn } from "#platform/domain/numbers/read-number.ts";
import { callTo } from "#platform/web/api.ts";
import { FigureText } from "#platform/web/forms/figure-text.tsx";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import type { Translate } from "#platform/web/i18n.ts";
import { listState } from "#platform/web/lists/list-frame.tsx";
import { useMayDo } from "#platform/web/session/session.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Section } from "#ui/frame/section.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { type PurchaseUnit, setPurchaseUnit } from "../../contract/purchase-units.ts";
import { UNIT_MAX } from "../../domain/purchase.ts";
import { unitsOfItemQuery, useDeleteUnit, useUnitMutation } from "./purchase-units-api.ts";

/** Lists the units that an ingredient is bought in, of all vendors or of one; they can be corrected and deleted here. */
export function PurchaseUnits({ item }: { item: BoughtIngredient }) {
  const t = useT();
  const mayDo = useMayDo();
  const query = useQuery(unitsOfItemQuery(item.id));
  const remove = useRemove(item);
  const [edited, setEdited] = useState<PurchaseUnit | "new" | null>(null);
  const mayWork = mayDo("purchase.record");
  return (
    <Section
      title={t("common.purchase_units")}
      description={t("purchases.units.hint", { unit: unitText(item.unit) })}
      action={
        mayWork ? (
          <Button
            variant="default"
            icon={<IconPlus size={20} aria-hidden="true" />}
            onClick={() => setEdited("new")}
          >
            {t("common.add")}
          </Button>
        ) : null
      }
    >
      <DataTable<PurchaseUnit>
        caption={t("common.purchase_units")}
        columns={columnsOf(item, t)}
        rows={query.data ?? []}
        rowKey={({ id }) => String(id)}
        state={listState(query)}
        empty={<p>{t("purchases.units.none")}</p>}
        {...(mayWork
          ? {
              rowActionsLabel: ({ name }) => t("common.actions_for_name", { name }),
              rowActions: (unit) => [
                { key: "edit", label: t("purchases.units.edit"), onSelect: () => setEdited(unit) },
                {
                  key: "delete",
                  label: t("common.delete"),
                  tone: "danger" as const,
                  onSelect: () => void remove(unit),
                },
              ],
            }
          : {})}
      />
      {edited === null ? null : (
        <UnitDialog item={item} unit={edited === "new" ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Section>
  );
}

/** Deletes a unit after a question. */
function useRemove({ title }: BoughtIngredient): (unit: PurchaseUnit) => Promise<void> {
  const t = useT();
  const confirm = useConfirm();
  const deleting = useDeleteUnit();
  return async ({ id, name }) => {
    const isSure = await confirm({
      title: t("purchases.units.delete_title", { name, title }),
      body: t("purchases.units.delete_body"),
      confirmLabel: t("purchases.units.delete_confirm"),
      tone: "danger",
    });
    if (isSure)
      deleting.mutate(id, { onSuccess: ({ message }) => toastSuccess(message), onError: showError });
  };
}

function columnsOf({ unit }: BoughtIngredient, t: Translate): Column<PurchaseUnit>[] {
  return [
    { key: "name", header: t("common.purchase_unit"), cell: ({ name }) => name, role: "primary" },
    {
      key: "factor",
      header: t("purchases.units.is"),
      cell: ({ factor }) => `${exactText(factor)} ${unitText(unit)}`,
      align: "end",
    },
    {
      key: "vendor",
      header: t("common.vendor"),
      cell: ({ vendor_name: vendor }) => vendor ?? t("common.all_vendors"),
    },
  ];
}

/** Decimals of a size, as in the contract. */
const DECIMALS = 8;
const { name, factor } = setPurchaseUnit.body.shape;
/** The size stays the typed text until it is sent. */
const body = z.object({
  name,
  factor: z.string().transform((typed, checked) => {
    const size = factor.safeDecode(numberIn(typed, { decimals: DECIMALS }) ?? Number.NaN);
    if (size.success) return decimalFromExact(size.data);
    checked.addIssue({ code: "custom", params: { code: "factor_unknown" } });
    return z.NEVER;
  }),
});

interface UnitDialogProps {
  item: BoughtIngredient;
  /** Null for a new unit of all vendors. */
  unit: PurchaseUnit | null;
  onClose: () => void;
}

/** Sets the size of a unit. Its vendor stays, and so does its name, because another name is another unit. */
function UnitDialog({ item, unit, onClose }: UnitDialogProps) {
  const t = useT();
  const setting = useUnitMutation(callTo(setPurchaseUnit));
  return (
    <FormDialog
      title={
        unit === null
          ? t("purchases.units.add_title", { title: item.title })
          : t("purchases.units.edit_title", { name: unit.name, title: item.title })
      }
      submitLabel={t("purchases.units.save")}
      schema={body}
      initialValues={{ name: unit?.name ?? "", factor: unit === null ? "" : exactText(unit.factor) }}
      save={({ name: called, factor: size }, idempotencyKey) =>
        setting.mutateAsync({
          body: setPurchaseUnit.body.decode({
            inventory_item_id: item.id,
            vendor_id: unit?.vendor_id ?? null,
            name: called,
            factor: size,
          }),
          idempotencyKey,
        })
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          {unit === null ? (
            <TextField
              label={t("common.purchase_unit")}
              description={t("purchases.form.unit_name_hint")}
              required
              maxLength={UNIT_MAX}
              data-autofocus
              {...form.getInputProps("name")}
            />
          ) : null}
          <FigureText
            label={t("purchases.form.factor", { unit: unitText(item.unit) })}
            description={t("purchases.form.factor_hint")}
            required
            decimals={DECIMALS}
            unit={unitText(item.unit)}
            autoFocus={unit !== null}
            {...form.getInputProps("factor")}
          />
        </>
      )}
    </FormDialog>
  );
}

interface PurchaseUnitsDialogProps {
  item: BoughtIngredient;
  onClose: () => void;
}

/** Shows the units of an ingredient from a list that names it. */
export function PurchaseUnitsDialog({ item, onClose }: PurchaseUnitsDialogProps) {
  return (
    <AppDialog opened isStill size="medium" title={item.title} onClose={onClose}>
      <PurchaseUnits item={item} />
    </AppDialog>
  );
}

interface BoughtIngredient {
  readonly id: InventoryItemId;
  readonly title: string;
  /** Unit in which it is kept. */
  readonly unit: string;
}

import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { mayDo } from "#platform/domain/access/actions.ts";
import { exactText } from "#platform/domain/money/exact-decimal.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { errorText, showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column, TableState } from "#ui/data/table-column.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import type { PurchaseUnit } from "../../contract/purchase-units.ts";
import type { BoughtIngredient } from "./bought-ingredient.ts";
import { unitsOfItemQuery, useDeleteUnit } from "./purchase-units-api.ts";
import { UnitDialog } from "./unit-dialog.tsx";

/** The boxes and sacks that an ingredient is bought in, of all vendors or of one; mended and deleted from here. */
export function PurchaseUnits({ item }: { item: BoughtIngredient }) {
  const t = useT();
  const user = useUser();
  const query = useQuery(unitsOfItemQuery(item.id));
  const remove = useRemove(item);
  const [edited, setEdited] = useState<PurchaseUnit | "new" | null>(null);
  const mayWork = user !== null && mayDo(actorOf(user), "purchase.record");
  const state: TableState = query.data
    ? { status: "ready" }
    : query.error
      ? { status: "failed", reason: errorText(query.error), onRetry: () => void query.refetch() }
      : { status: "loading" };
  return (
    <Section
      title={t("purchases.units.title")}
      description={t("purchases.units.hint", { unit: item.unit })}
      action={
        mayWork ? (
          <Button
            variant="default"
            icon={<IconPlus size={20} aria-hidden="true" />}
            onClick={() => setEdited("new")}
          >
            {t("purchases.units.add")}
          </Button>
        ) : null
      }
    >
      <DataTable<PurchaseUnit>
        caption={t("purchases.units.title")}
        columns={columnsOf(item, t)}
        rows={query.data ?? []}
        rowKey={({ id }) => String(id)}
        state={state}
        empty={<p>{t("purchases.units.none")}</p>}
        {...(mayWork
          ? {
              rowActionsLabel: ({ name }) => t("purchases.units.actions", { name }),
              rowActions: (unit) => [
                { key: "edit", label: t("purchases.units.edit"), onSelect: () => setEdited(unit) },
                {
                  key: "delete",
                  label: t("purchases.units.delete"),
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

/** Asks, then forgets a unit. */
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
    { key: "name", header: t("purchases.units.name"), cell: ({ name }) => name, primary: true },
    {
      key: "factor",
      header: t("purchases.units.is"),
      cell: ({ factor }) => `${exactText(factor)} ${unit}`,
      align: "end",
    },
    {
      key: "vendor",
      header: t("purchases.vendor"),
      cell: ({ vendor_name: vendor }) => vendor ?? t("purchases.units.all_vendors"),
    },
  ];
}

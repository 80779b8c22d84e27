import { IconCoin, IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { formatQuantity, formatUnitCost, UnitCostDialog } from "#inventory/inventory/web/public.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import type { ItemDetail, RecipeLine } from "../../contract/menu-item-detail.ts";
import classes from "./choices.module.css";
import { createRecipeLine, removeRecipeLine } from "./choices-api.ts";
import { useItemAct, useReloadItem } from "./use-choice-acts.ts";

export interface RecipeLinesProps {
  itemId: ItemDetail["id"];
  lines: readonly RecipeLine[];
  currency: string;
  onEdit: (line: RecipeLine) => void;
}

/** The ingredients of one recipe, with what each costs. */
export function RecipeLines({ itemId, lines, currency, onEdit }: RecipeLinesProps) {
  const t = useT();
  const act = useItemAct();
  const reload = useReloadItem();
  const [costed, setCosted] = useState<RecipeLine | null>(null);
  const remove = (line: RecipeLine) => {
    const { ingredientId, quantity, variantId, addonId } = line;
    act(
      () => removeRecipeLine({ params: { itemId, recipeId: line.id }, query: {} }),
      () => createRecipeLine({ params: { itemId }, body: { ingredientId, quantity, variantId, addonId } }),
    );
  };
  return (
    <>
      <DataTable
        caption={t("menuItems.recipe.title")}
        columns={useColumns(currency)}
        rows={lines}
        rowKey={(line) => String(line.id)}
        state={{ status: "ready" }}
        empty={<p className={classes.none}>{t("menuItems.recipe.none")}</p>}
        rowActionsLabel={(line) => t("menuItems.actions", { title: line.ingredient_title })}
        rowActions={(line) => [
          {
            key: "edit",
            label: t("menuItems.edit"),
            icon: <IconPencil size={20} stroke={1.75} />,
            onSelect: () => onEdit(line),
          },
          {
            key: "cost",
            label: t("menuItems.cost.set", { unit: line.unit }),
            icon: <IconCoin size={20} stroke={1.75} />,
            onSelect: () => setCosted(line),
          },
          {
            key: "delete",
            label: t("menuItems.recipe.delete"),
            icon: <IconTrash size={20} stroke={1.75} />,
            tone: "danger",
            onSelect: () => remove(line),
          },
        ]}
      />
      {costed === null ? null : (
        <UnitCostDialog
          ingredient={{
            id: costed.ingredientId,
            title: costed.ingredient_title,
            unit: costed.unit,
            unitCost: costed.unit_cost,
          }}
          onSaved={reload}
          onClose={() => setCosted(null)}
        />
      )}
    </>
  );
}

function useColumns(currency: string): readonly Column<RecipeLine>[] {
  const t = useT();
  const unknown = t("menuItems.cost.not_told");
  return [
    {
      key: "ingredient",
      header: t("menuItems.recipe.ingredient"),
      cell: (line) => line.ingredient_title,
      primary: true,
    },
    {
      key: "quantity",
      header: t("menuItems.recipe.quantity"),
      cell: (line) => formatQuantity(line.quantity, line.unit),
      align: "end",
    },
    {
      key: "unit_cost",
      header: t("menuItems.cost.of_unit"),
      cell: (line) =>
        line.unit_cost === null ? unknown : `${formatUnitCost(line.unit_cost, currency)} / ${line.unit}`,
      align: "end",
    },
    {
      key: "cost",
      header: t("menuItems.cost.title"),
      cell: (line) => (line.cost === null ? unknown : formatAmount(line.cost, currency)),
      align: "end",
    },
  ];
}

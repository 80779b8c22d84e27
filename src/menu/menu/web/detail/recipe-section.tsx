import { IconCoin, IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { formatQuantity, formatUnitCost, UnitCostDialog, unitText } from "#inventory/inventory/web/public.ts";
import { type BasisPoints, percentFromBasisPoints } from "#platform/domain/money/cents.ts";
import { call } from "#platform/web/api.ts";
import { formatAmount } from "#platform/web/format.ts";
import { formatPercent } from "#platform/web/language/format-figures.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { Section } from "#ui/frame/section.tsx";
import { Tabs } from "#ui/frame/tabs.tsx";
import { Row } from "#ui/layout/layout.tsx";
import type { ItemDetail, RecipeLine } from "../../contract/menu-item-detail.ts";
import { addRecipeItem, deleteRecipeItem } from "../../contract/recipes.ts";
import type { ReadItem } from "../menu-api.ts";
import { AddButton } from "./choice-row.tsx";
import classes from "./choices.module.css";
import { CostLine } from "./cost-line.tsx";
import {
  RecipeDialog,
  type RecipeKind,
  type RecipeTarget,
  recipeKinds,
  targetsOf,
} from "./recipe-dialog.tsx";
import { useItemAction, useReloadItem } from "./use-choice-actions.ts";

interface RecipeSectionProps {
  item: ItemDetail;
  ingredients: ReadItem["inventoryItems"];
  currency: string;
  /** Target food cost. */
  target: BasisPoints;
}

/** The line that the dialog edits, or the target of a new one. */
type Opened = { readonly line: RecipeLine } | { readonly target: RecipeTarget | null };

/** The ingredients of a portion: of the item itself, of each variant and of each add-on. */
export function RecipeSection({ item, ingredients, currency, target }: RecipeSectionProps) {
  const t = useT();
  const [kind, setKind] = useState<RecipeKind>("item");
  const [opened, setOpened] = useState<Opened | null>(null);
  const targets = targetsOf(item, kind);
  const isPossible = ingredients.length > 0 && targets.length > 0;
  return (
    <Section
      title={t("menuItems.recipe.title")}
      description={t("menuItems.recipe.hint", { percent: formatPercent(percentFromBasisPoints(target)) })}
      action={
        isPossible ? (
          <AddButton
            label={t("menuItems.recipe.add")}
            onClick={() => setOpened({ target: targets.length === 1 ? (targets[0] ?? null) : null })}
          />
        ) : null
      }
    >
      <Tabs
        label={t("menuItems.recipe.title")}
        tabs={recipeKinds.map((key) => ({
          key,
          label: t(`menuItems.recipe.kinds.${key}`),
          count: targetsOf(item, key).reduce((count, target) => count + target.lines.length, 0),
        }))}
        value={kind}
        onChange={setKind}
      >
        <Recipes
          item={item}
          kind={kind}
          targets={targets}
          currency={currency}
          hasIngredients={ingredients.length > 0}
          onEdit={(line) => setOpened({ line })}
        />
      </Tabs>
      {opened === null ? null : (
        <RecipeDialog
          itemId={item.id}
          kind={kind}
          targets={targets}
          ingredients={ingredients}
          opened={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </Section>
  );
}

interface RecipesProps {
  item: ItemDetail;
  kind: RecipeKind;
  targets: readonly RecipeTarget[];
  currency: string;
  hasIngredients: boolean;
  onEdit: (line: RecipeLine) => void;
}

/** Shows the recipe of each target of a kind, or why there can be none. */
function Recipes({ item, kind, targets, currency, hasIngredients, onEdit }: RecipesProps) {
  const t = useT();
  if (targets.length === 0)
    return (
      <p className={classes.none}>
        {t(kind === "variant" ? "menuItems.variants.none" : "menuItems.addons.none")}
      </p>
    );
  if (!hasIngredients) return <p className={classes.none}>{t("menuItems.recipe.no_ingredients")}</p>;
  return (
    <div className={classes.groups}>
      {targets.map((target) => (
        <div key={target.key}>
          <Row align="center" gap={8} below={4}>
            {target.title === null ? null : <h3>{target.title}</h3>}
            <CostLine recipeCost={target.recipeCost} currency={currency} />
          </Row>
          <RecipeLines itemId={item.id} lines={target.lines} currency={currency} onEdit={onEdit} />
        </div>
      ))}
    </div>
  );
}

interface RecipeLinesProps {
  itemId: ItemDetail["id"];
  lines: readonly RecipeLine[];
  currency: string;
  onEdit: (line: RecipeLine) => void;
}

/** The ingredients of one recipe with their costs. */
function RecipeLines({ itemId, lines, currency, onEdit }: RecipeLinesProps) {
  const t = useT();
  const act = useItemAction();
  const reload = useReloadItem();
  const [costed, setCosted] = useState<RecipeLine | null>(null);
  const remove = (line: RecipeLine) => {
    const { ingredientId, quantity, variantId, addonId } = line;
    act(
      () => call(deleteRecipeItem, { params: { itemId, recipeId: line.id }, query: {} }),
      () => call(addRecipeItem, { params: { itemId }, body: { ingredientId, quantity, variantId, addonId } }),
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
        rowActionsLabel={(line) => t("common.actions_for_title", { title: line.ingredient_title })}
        rowActions={(line) => [
          {
            key: "edit",
            label: t("common.edit"),
            icon: <IconPencil size={20} stroke={1.75} />,
            onSelect: () => onEdit(line),
          },
          {
            key: "cost",
            label: t("common.cost_per", { unit: unitText(line.unit) }),
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
  const unknown = t("common.no_data");
  return [
    {
      key: "ingredient",
      header: t("menuItems.recipe.ingredient"),
      cell: (line) => line.ingredient_title,
      role: "primary",
    },
    {
      key: "quantity",
      header: t("common.quantity"),
      cell: (line) => formatQuantity(line.quantity, line.unit),
      align: "end",
    },
    {
      key: "unit_cost",
      header: t("menuItems.cost.of_unit"),
      cell: (line) =>
        line.unit_cost === null
          ? unknown
          : `${formatUnitCost(line.unit_cost, currency)} / ${unitText(line.unit)}`,
      align: "end",
    },
    {
      key: "cost",
      header: t("common.cost"),
      cell: (line) => (line.cost === null ? unknown : formatAmount(line.cost, currency)),
      align: "end",
    },
  ];
}

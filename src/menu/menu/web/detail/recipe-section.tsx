import { useState } from "react";
import { type BasisPoints, percentFromBasisPoints } from "#platform/domain/money/cents.ts";
import { useT } from "#platform/web/use-t.ts";
import { Section } from "#ui/frame/section.tsx";
import { Tabs } from "#ui/frame/tabs.tsx";
import type { ItemDetail, RecipeLine } from "../../contract/menu-item-detail.ts";
import type { ReadItem } from "../menu-api.ts";
import { AddButton } from "./add-button.tsx";
import classes from "./choices.module.css";
import { CostLine } from "./cost-line.tsx";
import { RecipeDialog } from "./recipe-dialog.tsx";
import { RecipeLines } from "./recipe-lines.tsx";
import { type RecipeKind, type RecipeTarget, recipeKinds, targetsOf } from "./recipe-target.ts";

interface RecipeSectionProps {
  item: ItemDetail;
  ingredients: ReadItem["inventoryItems"];
  currency: string;
  /** What ingredients may take of a price without tax. */
  target: BasisPoints;
}

/** What a dialog about a line is opened with: a line that is known, or a new one of a target. */
type Opened = { readonly line: RecipeLine } | { readonly target: RecipeTarget | null };

/** What a portion takes from stock: of the item itself, of each variant, of each add-on. */
export function RecipeSection({ item, ingredients, currency, target }: RecipeSectionProps) {
  const t = useT();
  const [kind, setKind] = useState<RecipeKind>("item");
  const [opened, setOpened] = useState<Opened | null>(null);
  const targets = targetsOf(item, kind);
  const isPossible = ingredients.length > 0 && targets.length > 0;
  return (
    <Section
      title={t("menuItems.recipe.title")}
      description={t("menuItems.recipe.hint", { percent: percentFromBasisPoints(target) })}
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

/** The recipe of each target of a kind, or why there can be none. */
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
          <div className={classes.groupHead}>
            {target.title === null ? null : <h3>{target.title}</h3>}
            <CostLine recipeCost={target.recipeCost} currency={currency} />
          </div>
          <RecipeLines itemId={item.id} lines={target.lines} currency={currency} onEdit={onEdit} />
        </div>
      ))}
    </div>
  );
}

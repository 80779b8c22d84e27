import type { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { MeasureFields, unitText } from "#inventory/inventory/web/public.ts";
import type { AddonId, VariantId } from "#platform/domain/ids.ts";
import { decimalFromThousandths } from "#platform/domain/numbers/quantity.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import { call } from "#platform/web/api.ts";
import { DecimalField } from "#platform/web/forms/decimal-field.tsx";
import { FormDialog, type FormOf } from "#platform/web/forms/form-dialog.tsx";
import { found } from "#platform/web/forms/found.ts";
import { idProps } from "#platform/web/forms/id-props.ts";
import { withBlank } from "#platform/web/forms/or-blank.ts";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { useT } from "#platform/web/use-t.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import type { ItemDetail, RecipeLine } from "../../contract/menu-item-detail.ts";
import { addRecipeItem, updateRecipeItem } from "../../contract/recipes.ts";
import { menuItemQuery, type ReadItem } from "../menu-api.ts";
import { useReloadItem } from "./use-choice-actions.ts";

const anyRecipe = withBlank(updateRecipeItem.body, "ingredientId", "quantity");
/** Reported together with the other missing fields, not after them. */
const required = { ...saying("required"), when: () => true } as const;
/** On the tabs of variants and of add-ons one of them is required (back-office §5). */
const recipeOf = {
  item: anyRecipe,
  variant: anyRecipe.refine((body) => body.variantId, { path: ["variantId"], ...required }),
  addon: anyRecipe.refine((body) => body.addonId, { path: ["addonId"], ...required }),
} as const satisfies Record<RecipeKind, unknown>;

interface RecipeDialogProps {
  itemId: ItemDetail["id"];
  kind: RecipeKind;
  targets: readonly RecipeTarget[];
  ingredients: ReadItem["inventoryItems"];
  /** A known line, or a new one; the dialog asks for the target when there are several. */
  opened: { readonly line: RecipeLine } | { readonly target: RecipeTarget | null };
  onClose: () => void;
}

/** Edits an ingredient and its quantity in a portion. */
export function RecipeDialog({ itemId, kind, targets, ingredients, opened, onClose }: RecipeDialogProps) {
  const t = useT();
  const reload = useReloadItem();
  const line = "line" in opened ? opened.line : null;
  return (
    <FormDialog
      title={
        line ? t("common.edit_title", { title: line.ingredient_title }) : t("menuItems.recipe.add_title")
      }
      submitLabel={t(line ? "common.save" : "menuItems.recipe.add")}
      schema={recipeOf[kind]}
      initialValues={firstValues(opened)}
      words={(field, code) =>
        field === "quantity" && code === "too_small" ? "menuItems.recipe.quantity_too_small" : undefined
      }
      meanwhile={{
        reload: useReload(menuItemQuery(itemId), ({ formattedMenuItem }) =>
          valuesOf(found(formattedMenuItem.recipeItems, line?.id)),
        ),
        fields: {
          ingredientId: {
            label: t("menuItems.recipe.ingredient"),
            text: (id) => ingredients.find((each) => each.id === id)?.title ?? "",
          },
          quantity: t("common.quantity"),
        },
      }}
      save={async ({ version, ...body }, idempotencyKey) => {
        const saved = line
          ? await call(updateRecipeItem, {
              params: { itemId, recipeId: line.id },
              body: { ...body, version },
              idempotencyKey,
            })
          : await call(addRecipeItem, { params: { itemId }, body, idempotencyKey });
        await reload();
        return saved;
      }}
      onClose={onClose}
    >
      {(form) => <Fields form={form} kind={kind} targets={targets} ingredients={ingredients} />}
    </FormDialog>
  );
}

interface FieldsProps extends Pick<RecipeDialogProps, "kind" | "targets" | "ingredients"> {
  form: FormOf<typeof anyRecipe>;
}

function Fields({ form, kind, targets, ingredients }: FieldsProps) {
  const t = useT();
  const { ingredientId, unit } = form.getValues();
  const ingredient = ingredients.find(({ id }) => id === ingredientId);
  const chosen = idProps(form.getInputProps("ingredientId"));
  const quantity = { label: t("common.quantity"), ...form.getInputProps("quantity") };
  return (
    <>
      {kind === "item" ? null : (
        <SelectField
          label={t(`menuItems.recipe.of.${kind}`)}
          required
          options={targets.map(({ key, title }) => ({ value: key, label: title ?? "" }))}
          {...idProps(form.getInputProps(kind === "variant" ? "variantId" : "addonId"))}
        />
      )}
      <SelectField
        label={t("menuItems.recipe.ingredient")}
        required
        options={ingredients.map(({ id, title, unit }) => ({
          value: String(id),
          label: title,
          hint: unitText(unit),
        }))}
        {...chosen}
        onChange={(id) => {
          chosen.onChange(id);
          form.setFieldValue("unit", undefined);
        }}
      />
      {ingredient ? (
        <MeasureFields
          unit={ingredient.unit}
          typedUnit={unit ?? ingredient.unit}
          onUnit={(typed) => form.setFieldValue("unit", typed)}
          {...quantity}
        />
      ) : (
        <DecimalField required decimals={3} {...quantity} />
      )}
    </>
  );
}

function valuesOf({ variantId, addonId, ingredientId, quantity, version }: RecipeLine) {
  return { variantId, addonId, ingredientId, quantity: decimalFromThousandths(quantity), version };
}

function firstValues(opened: RecipeDialogProps["opened"]): z.input<typeof anyRecipe> {
  if ("line" in opened) return valuesOf(opened.line);
  const { variantId = null, addonId = null } = opened.target ?? {};
  return { variantId, addonId, ingredientId: null, quantity: null };
}

/** Kinds of things that have a recipe. */
export const recipeKinds = ["item", "variant", "addon"] as const;
export type RecipeKind = (typeof recipeKinds)[number];

/** The item itself, one of its variants or one of its add-ons, with its ingredients. */
export interface RecipeTarget {
  readonly key: string;
  /** Null: the item itself. */
  readonly title: string | null;
  readonly variantId: VariantId | null;
  readonly addonId: AddonId | null;
  readonly lines: readonly RecipeLine[];
  readonly recipeCost: ItemDetail["recipeCost"];
}

/** Returns an item's recipes of one kind, including empty ones. */
export function targetsOf(item: ItemDetail, kind: RecipeKind): readonly RecipeTarget[] {
  const { recipeItems: lines, recipeCost } = item;
  switch (kind) {
    case "item": {
      const own = lines.filter((line) => line.variantId === null && line.addonId === null);
      // Only variants are sold: the cost of the item alone is a part of each, and nobody pays its price.
      const cost =
        item.variants.length > 0 ? { ...recipeCost, margin: null, target_price: null } : recipeCost;
      return [{ key: "item", title: null, variantId: null, addonId: null, lines: own, recipeCost: cost }];
    }
    case "variant":
      return item.variants.map(({ id, title, recipeCost }) => ({
        key: String(id),
        title,
        variantId: id,
        addonId: null,
        lines: lines.filter((line) => line.variantId === id),
        recipeCost,
      }));
    case "addon":
      return item.addons.map(({ id, title, recipeCost }) => ({
        key: String(id),
        title,
        variantId: null,
        addonId: id,
        lines: lines.filter((line) => line.addonId === id),
        recipeCost,
      }));
    default:
      return unreachable(kind);
  }
}

import type { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { MeasureFields } from "#inventory/inventory/web/public.ts";
import { decimalFromThousandths } from "#platform/domain/numbers/quantity.ts";
import { DecimalField } from "#platform/web/forms/decimal-field.tsx";
import { FormDialog, type FormOf } from "#platform/web/forms/form-dialog.tsx";
import { idProps } from "#platform/web/forms/id-props.ts";
import { withBlank } from "#platform/web/forms/or-blank.ts";
import { useT } from "#platform/web/use-t.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import type { ItemDetail, RecipeLine } from "../../contract/menu-item-detail.ts";
import { updateRecipeItem } from "../../contract/recipes.ts";
import { found } from "../found.ts";
import type { ReadItem } from "../menu-api.ts";
import { createRecipeLine, saveRecipeLine } from "./choices-api.ts";
import type { RecipeKind, RecipeTarget } from "./recipe-target.ts";
import { useReloadItem } from "./use-choice-acts.ts";
import { useReadItem } from "./use-item-meanwhile.ts";

const anyRecipe = withBlank(updateRecipeItem.body, "ingredientId", "quantity");
/** Said together with what else is missing, not after it. */
const required = { ...saying("required"), when: () => true } as const;
/** On the tabs of variants and of add-ons one of them is required (back-office §5). */
const recipeOf = {
  item: anyRecipe,
  variant: anyRecipe.refine((body) => body.variantId, { path: ["variantId"], ...required }),
  addon: anyRecipe.refine((body) => body.addonId, { path: ["addonId"], ...required }),
} as const satisfies Record<RecipeKind, unknown>;

export interface RecipeDialogProps {
  itemId: ItemDetail["id"];
  kind: RecipeKind;
  targets: readonly RecipeTarget[];
  ingredients: ReadItem["inventoryItems"];
  /** A line that is known, or a new one; of which target is asked when there are several. */
  opened: { readonly line: RecipeLine } | { readonly target: RecipeTarget | null };
  onClose: () => void;
}

/** An ingredient and how much of it a portion takes. */
export function RecipeDialog({ itemId, kind, targets, ingredients, opened, onClose }: RecipeDialogProps) {
  const t = useT();
  const reload = useReloadItem();
  const readItem = useReadItem();
  const line = "line" in opened ? opened.line : null;
  return (
    <FormDialog
      title={
        line ? t("menuItems.choices.edit", { title: line.ingredient_title }) : t("menuItems.recipe.add_title")
      }
      submitLabel={t(line ? "menuItems.choices.save" : "menuItems.recipe.add")}
      schema={recipeOf[kind]}
      initialValues={firstValues(opened)}
      words={(field, code) =>
        field === "quantity" && code === "too_small" ? "menuItems.recipe.quantity_too_small" : undefined
      }
      meanwhile={{
        readAnew: async () => valuesOf(found((await readItem(itemId)).recipeItems, line?.id)),
        fields: {
          ingredientId: {
            label: t("menuItems.recipe.ingredient"),
            text: (id) => ingredients.find((each) => each.id === id)?.title ?? "",
          },
          quantity: t("menuItems.recipe.quantity"),
        },
      }}
      save={async ({ version, ...body }, idempotencyKey) => {
        const saved = line
          ? await saveRecipeLine({
              params: { itemId, recipeId: line.id },
              body: { ...body, version },
              idempotencyKey,
            })
          : await createRecipeLine({ params: { itemId }, body, idempotencyKey });
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
  const quantity = { label: t("menuItems.recipe.quantity"), ...form.getInputProps("quantity") };
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
        options={ingredients.map(({ id, title, unit }) => ({ value: String(id), label: title, hint: unit }))}
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

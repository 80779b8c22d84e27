import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useT } from "#platform/web/use-t.ts";
import { foldText } from "#ui/forms/fold-text.ts";
import type { VendorItem } from "../../contract/vendors.ts";
import type { LineFieldsProps } from "./line-fields-props.ts";
import { withIngredient, withMemory, withNewProduct } from "./purchase-draft.ts";
import { lineField } from "./refuse-draft.ts";
import { ingredientsFoundQuery, vendorGoodsQuery } from "./sources-api.ts";
import { TypedCombobox } from "./typed-combobox.tsx";

const MOST_OFFERED = 10;

/** What was bought: as the vendor called it before, an ingredient of the store room, or a new product. */
export function ProductField({ form, line, memory }: LineFieldsProps) {
  const t = useT();
  const [words, setWords] = useState("");
  const errorOf = (field: string) => form.errorOf(lineField(line.key, field));
  const found = useQuery(ingredientsFoundQuery(words));
  const { vendor } = form.draft;
  const others = useQuery(vendorGoodsQuery(vendor.kind === "known" ? vendor.id : null, words)).data ?? [];
  const goods = [...memory, ...others.filter(({ id }) => !memory.some((item) => item.id === id))];
  const remembered = goods.filter((item) => isMeant(item, words)).slice(0, MOST_OFFERED);
  const ingredients = (found.isPlaceholderData ? [] : (found.data ?? [])).filter(
    ({ id }) => !remembered.some((item) => item.inventory_item_id === id),
  );
  const options = [
    ...remembered.map((item) => ({
      value: `v${item.id}`,
      label: item.title,
      hint: [item.title === item.inventory_item_name ? null : item.inventory_item_name, item.unit]
        .filter((part) => part !== null)
        .join(" · "),
    })),
    ...ingredients.map(({ id, title, unit }) => ({ value: `i${id}`, label: title, hint: unit })),
  ];
  const choose = (value: string) => {
    const item = remembered.find(({ id }) => value === `v${id}`);
    const ingredient = ingredients.find(({ id }) => value === `i${id}`);
    if (item) form.changeLine(withMemory(line, item));
    else if (ingredient)
      form.changeLine(withIngredient(line, ingredient, rememberedAs(ingredient.id, goods)));
  };
  return (
    <TypedCombobox
      label={t("purchases.form.product")}
      placeholder={t("purchases.form.product_search")}
      required
      text={line.title}
      options={options}
      busy={found.isFetching}
      error={errorOf("title") ?? errorOf("inventory_item_id") ?? errorOf("code")}
      description={
        line.title !== "" && !line.ingredient && line.isStocked
          ? t("purchases.form.product_is_new")
          : undefined
      }
      onSearch={setWords}
      onChoose={choose}
      freeLabel={(title) => t("purchases.form.product_new", { title })}
      onFree={(title) => form.changeLine(withNewProduct(line, title))}
    />
  );
}

/** Every word is a part of what the vendor or the restaurant calls it. */
function isMeant({ title, inventory_item_name: name }: VendorItem, words: string): boolean {
  const text = foldText(`${title} ${name}`);
  return foldText(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function rememberedAs(id: VendorItem["inventory_item_id"], memory: readonly VendorItem[]) {
  return memory.find((item) => item.inventory_item_id === id);
}

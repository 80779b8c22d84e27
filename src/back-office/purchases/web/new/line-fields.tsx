import { IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatQuantity, unitText } from "#inventory/inventory/web/public.ts";
import { exactText } from "#platform/domain/money/exact-decimal.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatAmount, symbolOf } from "#platform/web/format.ts";
import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { FigureText } from "#platform/web/forms/figure-text.tsx";
import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import type { VendorItem } from "../../contract/vendors.ts";
import { UNIT_MAX } from "../../domain/purchase.ts";
import { lineField } from "./draft-errors.ts";
import classes from "./new-purchase.module.css";
import {
  DECIMALS,
  lineAmount,
  lineStock,
  newProductUnits,
  type PurchaseDraftLine,
  plainUnits,
  unitsOfVendor,
  withIngredient,
  withMemory,
  withNewProduct,
  withOwnUnit,
  withUnit,
} from "./purchase-draft.ts";
import { ingredientsFoundQuery, purchaseUnitsQuery, vendorGoodsQuery } from "./sources-api.ts";
import { TypedCombobox } from "./typed-combobox.tsx";
import type { PurchaseForm } from "./use-purchase-form.ts";

interface PurchaseLineProps extends LineFieldsProps {
  /** Position of the line, from 1. */
  no: number;
  currency: string;
}

/** One line of a purchase, as a row of a table where there is room: product, quantity, unit, price, discount, amount. */
export function PurchaseLine({ no, currency, ...fields }: PurchaseLineProps) {
  const t = useT();
  const { form, line } = fields;
  const isNew = line.title !== "" && !line.ingredient;
  return (
    <li className={classes.line} aria-label={t("purchases.form.item", { no })}>
      <div className={classes.cells} data-headed="">
        <ProductField {...fields} />
        <FigureText
          label={t("common.quantity")}
          required
          decimals={DECIMALS.quantity}
          value={line.quantity}
          error={form.errorOf(lineField(line.key, "quantity"))}
          onChange={(quantity) => form.changeLine({ ...line, quantity })}
        />
        <UnitField {...fields} />
        <FigureText
          label={t("purchases.form.price", { unit: unitText(line.unit) || t("purchases.form.a_unit") })}
          description={t("purchases.form.price_hint")}
          symbol={symbolOf(currency)}
          decimals={DECIMALS.price}
          value={line.price}
          error={form.errorOf(lineField(line.key, "unit_price"))}
          onChange={(price) => form.changeLine({ ...line, price, isPriceProposed: false })}
        />
        <AmountField
          label={t("common.discount")}
          description={t("purchases.form.discount_hint")}
          currency={currency}
          amount={line.discount}
          error={form.errorOf(lineField(line.key, "discount"))}
          onChange={(discount) => form.changeLine({ ...line, discount })}
        />
        <LineOutcome line={line} currency={currency} />
        <IconButton
          label={t("purchases.form.remove_line", { no })}
          icon={<IconTrash size={20} />}
          onClick={() => form.removeLine(line.key)}
        />
      </div>
      {line.isOwnUnit || isNew ? (
        <div className={classes.more}>
          {line.isOwnUnit ? <OwnUnit form={form} line={line} /> : null}
          {isNew ? (
            <CheckField
              label={t("purchases.form.not_stocked")}
              description={line.isStocked ? t("purchases.form.product_is_new") : undefined}
              checked={!line.isStocked}
              onChange={(isLeftOut) => form.changeLine({ ...line, isStocked: !isLeftOut })}
            />
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

/** Headings of the fields, seen where the lines are rows of a table; each field has its name for screen readers. */
export function LineHeads() {
  const t = useT();
  return (
    <div className={classes.heads} aria-hidden="true">
      <span>{t("common.product")}</span>
      <span>{t("common.quantity")}</span>
      <span>{t("common.unit")}</span>
      <span>{t("common.price")}</span>
      <span>{t("common.discount")}</span>
      <span className={classes.end}>{t("common.amount")}</span>
    </div>
  );
}

/** Shows the amount of a line and its quantity in stock, as soon as they are known. */
function LineOutcome({ line, currency }: { line: PurchaseDraftLine; currency: string }) {
  const t = useT();
  const amount = lineAmount(line);
  const stock = lineStock(line);
  return (
    <div className={classes.outcome}>
      <strong>{amount === null ? t("common.no_value") : formatAmount(amount, currency)}</strong>
      {stock === null ? null : (
        <Muted as="span" size="xs">
          {t("purchases.form.stocked", { quantity: formatQuantity(stock.quantity, stock.unit) })}
        </Muted>
      )}
    </div>
  );
}

const MAX_OFFERED = 10;

/** Chooses the product: goods that the vendor sold before, an ingredient of the store room, or a new one. */
function ProductField({ form, line, memory }: LineFieldsProps) {
  const t = useT();
  const [words, setWords] = useState("");
  const errorOf = (field: string) => form.errorOf(lineField(line.key, field));
  const found = useQuery(ingredientsFoundQuery(words));
  const { vendor } = form.draft;
  const others = useQuery(vendorGoodsQuery(vendor.kind === "known" ? vendor.id : null, words)).data ?? [];
  const goods = [...memory, ...others.filter(({ id }) => !memory.some((item) => item.id === id))];
  const remembered = goods.filter((item) => matchesWords(item, words)).slice(0, MAX_OFFERED);
  const ingredients = (found.isPlaceholderData ? [] : (found.data ?? [])).filter(
    ({ id }) => !remembered.some((item) => item.inventory_item_id === id),
  );
  const options = [
    ...remembered.map((item) => ({
      value: `v${item.id}`,
      label: item.title,
      hint: factsText([
        item.title === item.inventory_item_name ? null : item.inventory_item_name,
        unitText(item.unit),
      ]),
    })),
    ...ingredients.map(({ id, title, unit }) => ({ value: `i${id}`, label: title, hint: unitText(unit) })),
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
      label={t("common.product")}
      placeholder={t("purchases.form.product_search")}
      required
      text={line.title}
      options={options}
      busy={found.isFetching}
      error={errorOf("title") ?? errorOf("inventory_item_id") ?? errorOf("code")}
      onSearch={setWords}
      onChoose={choose}
      freeLabel={(title) => t("purchases.form.product_new", { title })}
      onFree={(title) => form.changeLine(withNewProduct(line, title))}
    />
  );
}

/** Tells whether the vendor's or the restaurant's name contains every word. */
function matchesWords({ title, inventory_item_name: name }: VendorItem, words: string): boolean {
  const text = searchText(`${title} ${name}`);
  return searchText(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function rememberedAs(id: VendorItem["inventory_item_id"], memory: readonly VendorItem[]) {
  return memory.find((item) => item.inventory_item_id === id);
}

const OWN = "own unit";

/** Chooses the unit: one that converts, one known for the ingredient, or another with its size. */
function UnitField({ form, line }: LineFieldsProps) {
  const t = useT();
  const { ingredient } = line;
  const { vendor } = form.draft;
  const errorOf = (field: string) => form.errorOf(lineField(line.key, field));
  const known = useQuery(purchaseUnitsQuery(ingredient?.id ?? null));
  const plain = plainUnits(line);
  const packs = new Map(
    unitsOfVendor(known.data ?? [], vendor.kind === "known" ? vendor.id : null).map(({ name, factor }) => [
      name,
      exactText(factor),
    ]),
  );
  if (!line.isOwnUnit && line.factor !== "" && !packs.has(line.unit)) packs.set(line.unit, line.factor);
  const choose = (unit: string | null) => {
    if (unit === OWN) form.changeLine(withOwnUnit(line));
    else if (unit !== null) form.changeLine(withUnit(line, unit, packs.get(unit) ?? ""));
  };
  return (
    <SelectField
      label={t("common.unit")}
      required
      searchable={false}
      value={line.isOwnUnit ? OWN : line.unit}
      onChange={choose}
      error={line.isOwnUnit ? null : (errorOf("unit") ?? errorOf("factor") ?? errorOf("stock_unit"))}
      options={[
        ...[...packs].map(([name, factor]) => ({
          value: name,
          label: name,
          hint: ingredient ? `${factor} ${unitText(ingredient.unit)}` : undefined,
        })),
        ...plain.filter((unit) => !packs.has(unit)).map((unit) => ({ value: unit, label: unitText(unit) })),
        { value: OWN, label: t("purchases.form.own_unit") },
      ]}
    />
  );
}

function OwnUnit({ form, line }: Pick<LineFieldsProps, "form" | "line">) {
  const t = useT();
  const base = line.ingredient?.unit ?? line.stockUnit;
  return (
    <>
      <TextField
        label={t("common.purchase_unit")}
        description={t("purchases.form.unit_name_hint")}
        required
        maxLength={UNIT_MAX}
        value={line.unit}
        error={form.errorOf(lineField(line.key, "unit"))}
        onChange={({ currentTarget }) => form.changeLine({ ...line, unit: currentTarget.value })}
      />
      {line.ingredient || !line.isStocked ? null : (
        <SelectField
          label={t("common.stock_unit")}
          required
          searchable={false}
          value={line.stockUnit}
          onChange={(stockUnit) => form.changeLine({ ...line, stockUnit: stockUnit ?? line.stockUnit })}
          options={newProductUnits.map((unit) => ({ value: unit, label: unitText(unit) }))}
          error={form.errorOf(lineField(line.key, "stock_unit"))}
        />
      )}
      {line.isStocked ? <Size form={form} line={line} base={base} /> : null}
    </>
  );
}

function Size({ form, line, base }: Pick<LineFieldsProps, "form" | "line"> & { base: string }) {
  const t = useT();
  return (
    <FigureText
      label={t("purchases.form.factor", { unit: unitText(base) })}
      description={t("purchases.form.factor_hint")}
      required
      decimals={DECIMALS.factor}
      value={line.factor}
      error={form.errorOf(lineField(line.key, "factor"))}
      onChange={(factor) => form.changeLine({ ...line, factor })}
      unit={unitText(base)}
    />
  );
}

interface LineFieldsProps {
  form: PurchaseForm;
  line: PurchaseDraftLine;
  /** Goods that the vendor sold before. */
  memory: readonly VendorItem[];
}

import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { availableQuantity, isLowStock } from "#inventory/inventory/domain/recipe.ts";
import type { MenuItem } from "#menu/menu/domain/menu-item.ts";
import { decideModifiers } from "#menu/menu/domain/modifier-group.ts";
import { toId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { GuardedDialog } from "#platform/web/forms/guarded-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { usePos } from "../pos-context.ts";
import classes from "./choice-dialog.module.css";
import { ChoiceFooter, ChoiceNote } from "./choice-footer.tsx";
import {
  type ChoiceSelection,
  cartChoice,
  defaultSelection,
  GroupChoice,
  selectedPrice,
  ungroupedAddons,
} from "./group-choice.tsx";

interface ChoiceDialogProps {
  item: MenuItem;
  /** First quantity. */
  quantity: number;
  onClose: () => void;
}

/** Dialog that picks variant and add-ons of an item, a quantity and a note; Enter adds it. */
export function ChoiceDialog({ item, quantity: firstQuantity, onClose }: ChoiceDialogProps) {
  const { actions, money } = usePos();
  const t = useT();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [selection, setSelection] = useState(() => defaultSelection(item));
  const [quantity, setQuantity] = useState(firstQuantity);
  const [notes, setNotes] = useState("");
  const [wasSubmitted, setSubmitted] = useState(false);
  const decision = decideModifiers(item.groups, selection.addonIds);
  useEffect(() => form.current?.querySelector<HTMLElement>("input")?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (decision.ok) {
      if (actions.add(item, { ...cartChoice(item, selection), quantity, notes })) onClose();
      return;
    }
    if ("group" in decision)
      form.current
        ?.querySelector<HTMLElement>(`[data-group="${decision.group.id}"] :is(input, button):not(:disabled)`)
        ?.focus();
  };
  const choice = { item, selection, onSelect: setSelection };
  return (
    <GuardedDialog
      opened
      isDirty={notes !== ""}
      onClose={onClose}
      title={item.title}
      footer={
        <ChoiceFooter
          {...{ formId, quantity }}
          onQuantity={setQuantity}
          missing={missingOf(decision, item)}
          label={t("pos.choice.add", { price: money(cents(quantity * selectedPrice(item, selection))) })}
        />
      }
    >
      <form id={formId} ref={form} className={classes.form} onSubmit={submit}>
        <StockHint item={item} />
        <VariantChoice {...choice} />
        {item.groups.map((group) => (
          <div key={group.id} data-group={group.id}>
            <GroupChoice {...choice} group={group} showsMissing={wasSubmitted} />
          </div>
        ))}
        <UngroupedAddons {...choice} />
        <ChoiceNote categoryId={item.categoryId} notes={notes} onNotes={setNotes} />
      </form>
    </GuardedDialog>
  );
}

/** Names the group that lacks a choice, or the add-on that is taken too often; null if all is well. */
function missingOf(decision: ReturnType<typeof decideModifiers>, item: MenuItem): string | null {
  if (decision.ok) return null;
  if ("group" in decision) return decision.group.title;
  return item.addons.find(({ id }) => id === decision.addonId)?.title ?? item.title;
}

interface ChoiceProps {
  item: MenuItem;
  selection: ChoiceSelection;
  onSelect: (selection: ChoiceSelection) => void;
}

export function VariantChoice({ item, selection, onSelect, isFree }: ChoiceProps & { isFree?: boolean }) {
  const { money } = usePos();
  const t = useT();
  if (item.variants.length === 0) return null;
  const { variantId } = selection;
  return (
    <ChoiceList
      label={t("common.variants")}
      mode="single"
      value={variantId === null ? [] : [String(variantId)]}
      onChange={([id]) =>
        onSelect({ ...selection, variantId: id === undefined ? null : toId<"Variant">(Number(id)) })
      }
      choices={item.variants.map(({ id, title, price }) => ({
        value: String(id),
        label: title,
        aside: isFree ? null : money(price),
      }))}
    />
  );
}

/** Add-ons outside any group, of which any number can be chosen. */
export function UngroupedAddons({ item, selection, onSelect }: ChoiceProps) {
  const { money } = usePos();
  const t = useT();
  const addons = ungroupedAddons(item);
  if (addons.length === 0) return null;
  const ungroupedIds = new Set(addons.map((addon) => addon.id));
  const select = (values: readonly string[]) => {
    const grouped = selection.addonIds.filter((id) => !ungroupedIds.has(id));
    onSelect({ ...selection, addonIds: [...grouped, ...values.map((id) => toId<"Addon">(Number(id)))] });
  };
  return (
    <ChoiceList
      label={t("common.add_ons")}
      mode="multiple"
      value={selection.addonIds.filter((id) => ungroupedIds.has(id)).map(String)}
      onChange={select}
      choices={addons.map(({ id, title, price }) => ({
        value: String(id),
        label: title,
        aside: `+ ${money(price)}`,
      }))}
    />
  );
}

/** Shows how many portions the ingredients allow, as a warning when one runs low. */
function StockHint({ item }: { item: MenuItem }) {
  const { menu } = usePos();
  const t = useT();
  const available = availableQuantity(item.recipe, menu.levels);
  if (available === null) return null;
  const isLow = isLowStock(item.recipe, menu.levels);
  return (
    <p className={classes.stock} data-tone={isLow ? "amber" : "grey"}>
      {t(isLow ? "pos.choice.low_stock" : "pos.choice.available", { count: available })}
    </p>
  );
}

import { Button } from "@mantine/core";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { toId } from "../../../domain/ids.ts";
import type { MenuItem } from "../../../domain/menu/menu-item.ts";
import { availableQuantity, isLowStock } from "../../../domain/stock/stock-warning.ts";
import { ChoiceList } from "../../../ui/forms/choice-list.tsx";
import { AppDialog } from "../../../ui/overlay/app-dialog.tsx";
import { useT } from "../../platform/use-t.ts";
import classes from "./choice-dialog.module.css";
import { choiceOf, firstSelection, selectedPrice } from "./choice-selection.ts";
import { usePos } from "./pos-context.ts";

/** Picks a variant and add-ons for an item; Enter adds it. */
export function ChoiceDialog({ item, onClose }: { item: MenuItem; onClose: () => void }) {
  const { actions, money } = usePos();
  const t = useT();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [selection, setSelection] = useState(() => firstSelection(item));
  useEffect(() => form.current?.querySelector<HTMLElement>("input")?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (actions.add(item, choiceOf(item, selection))) onClose();
  };
  return (
    <AppDialog
      opened
      onClose={onClose}
      title={t("pos.choice.title", { title: item.title })}
      footer={
        <Button type="submit" form={formId} size="lg" fullWidth>
          {t("pos.choice.add", { price: money(selectedPrice(item, selection)) })}
        </Button>
      }
    >
      <form id={formId} ref={form} className={classes.form} onSubmit={submit}>
        <Stock item={item} />
        {item.variants.length > 0 ? (
          <ChoiceList
            label={t("pos.choice.variants")}
            mode="single"
            value={selection.variantId === null ? [] : [String(selection.variantId)]}
            onChange={([id]) =>
              setSelection({ ...selection, variantId: id === undefined ? null : toId<"Variant">(Number(id)) })
            }
            choices={item.variants.map(({ id, title, price }) => ({
              value: String(id),
              label: title,
              aside: money(price),
            }))}
          />
        ) : null}
        {item.addons.length > 0 ? (
          <ChoiceList
            label={t("pos.choice.addons")}
            mode="multiple"
            value={selection.addonIds.map(String)}
            onChange={(ids) =>
              setSelection({ ...selection, addonIds: ids.map((id) => toId<"Addon">(Number(id))) })
            }
            choices={item.addons.map(({ id, title, price }) => ({
              value: String(id),
              label: title,
              aside: `+ ${money(price)}`,
            }))}
          />
        ) : null}
      </form>
    </AppDialog>
  );
}

/** How many portions the base ingredients still allow, as a warning when one runs low. */
function Stock({ item }: { item: MenuItem }) {
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

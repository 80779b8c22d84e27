import { useState } from "react";
import { call } from "#platform/web/api.ts";
import { formatAmount } from "#platform/web/format.ts";
import { found } from "#platform/web/forms/found.ts";
import { useSortWords } from "#platform/web/lists/use-sort-words.ts";
import { useT } from "#platform/web/use-t.ts";
import { SortableList } from "#ui/data/sortable-list.tsx";
import { Section } from "#ui/frame/section.tsx";
import {
  addVariant,
  deleteVariant,
  orderVariants,
  restoreVariant,
  updateVariant,
} from "../../contract/menu-choices.ts";
import type { ItemDetail } from "../../contract/menu-item-detail.ts";
import { EditChoiceDialog } from "./choice-dialog.tsx";
import { AddButton, ChoiceRow } from "./choice-row.tsx";
import classes from "./choices.module.css";
import { useItemAction, useItemOrder } from "./use-choice-actions.ts";

type Variant = ItemDetail["variants"][number];

/** Versions of an item, each with its own full price, in the order of the till. */
export function VariantsSection({ item, currency }: { item: ItemDetail; currency: string }) {
  const t = useT();
  const act = useItemAction();
  const order = useItemOrder();
  const words = useSortWords();
  const [opened, setOpened] = useState<Variant | "new" | null>(null);
  const itemId = item.id;
  return (
    <Section
      title={t("common.variants")}
      description={t("menuItems.variants.hint")}
      action={<AddButton label={t("menuItems.variants.add")} onClick={() => setOpened("new")} />}
    >
      {item.variants.length === 0 ? (
        <p className={classes.none}>{t("menuItems.variants.none")}</p>
      ) : (
        <SortableList
          label={t("common.variants")}
          words={words}
          items={item.variants}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title}
          onReorder={(ids) =>
            order(() => call(orderVariants, { params: { itemId }, body: { ids: [...ids] } }))
          }
          className={classes.list}
        >
          {(variant, handle) => (
            <ChoiceRow
              {...variant}
              handle={handle}
              price={formatAmount(variant.price, currency)}
              currency={currency}
              onEdit={() => setOpened(variant)}
              onDelete={() => {
                const params = { itemId, variantId: variant.id };
                act(
                  () => call(deleteVariant, { params }),
                  () => call(restoreVariant, { params }),
                );
              }}
            />
          )}
        </SortableList>
      )}
      {opened === null ? null : (
        <VariantDialog
          itemId={itemId}
          variant={opened === "new" ? null : opened}
          currency={currency}
          onClose={() => setOpened(null)}
        />
      )}
    </Section>
  );
}

interface VariantDialogProps {
  itemId: ItemDetail["id"];
  /** Null for a new one. */
  variant: Variant | null;
  currency: string;
  onClose: () => void;
}

function VariantDialog({ itemId, variant, currency, onClose }: VariantDialogProps) {
  const t = useT();
  return (
    <EditChoiceDialog
      title={variant ? t("common.edit_title", { title: variant.title }) : t("menuItems.variants.add_title")}
      submitLabel={t(variant ? "common.save" : "menuItems.variants.add")}
      priceLabel={t("common.price")}
      priceHint={t("menuItems.variants.price_hint")}
      marksHint={t("menuItems.marks.variant_hint")}
      choice={variant}
      currency={currency}
      itemId={itemId}
      savedIn={({ variants }) => found(variants, variant?.id)}
      save={({ version, ...body }, idempotencyKey) =>
        variant
          ? call(updateVariant, {
              params: { itemId, variantId: variant.id },
              body: { ...body, version },
              idempotencyKey,
            })
          : call(addVariant, { params: { itemId }, body, idempotencyKey })
      }
      onClose={onClose}
    />
  );
}

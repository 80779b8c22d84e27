import { IconAdjustments, IconCoin, IconPencil, IconTrash, IconTrashX } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { formatAmount, formatList } from "#platform/web/format.ts";
import { actorOf, useMayDo, useUser } from "#platform/web/session/session.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastError, toastSuccess } from "#ui/feedback/toast.tsx";
import type { MenuAction } from "#ui/overlay/action-menu.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import type { InventoryItem } from "../../contract/items.ts";
import { useInventoryCalls } from "../inventory-api.ts";
import { formatQuantity } from "../stock/stock-text.ts";

const UpdateItemDialog = lazy(() =>
  import("./update-item-dialog.tsx").then((module) => ({ default: module.UpdateItemDialog })),
);
const WastageDialog = lazy(() =>
  import("./wastage-dialog.tsx").then((module) => ({ default: module.WastageDialog })),
);
const AdjustDialog = lazy(() =>
  import("./adjust-dialog.tsx").then((module) => ({ default: module.AdjustDialog })),
);
const UnitCostDialog = lazy(() =>
  import("../unit-cost-dialog.tsx").then((module) => ({ default: module.UnitCostDialog })),
);

const look = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

interface Doing {
  readonly what: "waste" | "adjust" | "update" | "cost";
  readonly item: InventoryItem;
}

/** Returns the permitted actions on an ingredient, and the dialog of the running one. */
export function useItemActions(groups: readonly string[], onDeleted: () => void = () => {}) {
  const t = useT();
  const mayDo = useMayDo();
  const [doing, setDoing] = useState<Doing | null>(null);
  const remove = useRemoveItem(onDeleted);
  const mayWork = mayDo("stock.work");
  const close = () => setDoing(null);
  const dialogActions = [
    { key: "waste", icon: <IconTrashX {...look} /> },
    { key: "adjust", icon: <IconAdjustments {...look} /> },
    { key: "update", icon: <IconPencil {...look} /> },
    { key: "cost", icon: <IconCoin {...look} /> },
  ] as const;
  return {
    mayWork,
    menuOf: (item: InventoryItem): readonly MenuAction[] =>
      mayWork
        ? [
            ...dialogActions.map(({ key, icon }) => ({
              key,
              icon,
              label: t(`inventory.acts.${key}`),
              onSelect: () => setDoing({ what: key, item }),
            })),
            {
              key: "delete",
              label: t("inventory.acts.delete"),
              icon: <IconTrash {...look} />,
              tone: "danger",
              onSelect: () => void remove(item),
            },
          ]
        : [],
    dialog:
      doing === null ? null : (
        <Suspense>
          {doing.what === "waste" ? <WastageDialog item={doing.item} onClose={close} /> : null}
          {doing.what === "cost" ? (
            <UnitCostDialog ingredient={{ ...doing.item, unitCost: doing.item.unit_cost }} onClose={close} />
          ) : null}
          {doing.what === "adjust" ? <AdjustDialog item={doing.item} onClose={close} /> : null}
          {doing.what === "update" ? (
            <UpdateItemDialog item={doing.item} groups={groups} onClose={close} />
          ) : null}
        </Suspense>
      ),
  };
}

/**
 * Deletes an ingredient after a question. One that dishes use stays, and the dishes are named (docs/decisions/0042).
 */
function useRemoveItem(onDeleted: () => void) {
  const t = useT();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const user = useUser();
  const { remove, readNow } = useInventoryCalls();
  const maySeeMenu = user !== null && mayEnter(actorOf(user), "menuItems");

  const explain = async (
    title: string,
    dishes: readonly { readonly id: number; readonly title: string }[],
  ) => {
    const [first] = dishes;
    const words = t("inventory.delete.used", { dishes: formatList(dishes.map((dish) => dish.title)) });
    const head = t("inventory.delete.used_title", { title });
    if (!maySeeMenu || first === undefined) return void toastError(`${head} ${words}`);
    const isConfirmed = await confirm({
      title: head,
      body: words,
      confirmLabel: t("inventory.delete.see", { dish: first.title }),
    });
    if (isConfirmed)
      void navigate({ to: "/dashboard/settings/menu-items/$itemId", params: { itemId: String(first.id) } });
  };

  const leftWords = ({ quantity, unit, value }: InventoryItem) => {
    const left = formatQuantity(quantity, unit);
    if (quantity === 0) return t("inventory.delete.body");
    if (value === null) return t("inventory.delete.body_left", { quantity: left });
    const amount = formatAmount(value, user?.currency ?? "USD");
    return t("inventory.delete.body_worth", { quantity: left, amount });
  };

  return async ({ id, title }: InventoryItem) => {
    try {
      const { item, dishes } = await readNow(id);
      if (dishes.length > 0) return await explain(title, dishes);
      const isSure = await confirm({
        title: t("common.delete_title_question", { title }),
        body: leftWords(item),
        confirmLabel: t("inventory.delete.confirm"),
        tone: "danger",
      });
      if (!isSure) return;
      toastSuccess((await remove({ params: { id } })).message);
      onDeleted();
    } catch (error) {
      showError(error);
    }
  };
}

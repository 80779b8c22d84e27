import { IconEye, IconEyeOff, IconFolder, IconPercentage, IconReceiptTax, IconX } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { formatCount } from "#platform/web/format.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { Row } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { type MenuQuery, matchingItemIds } from "../menu-api.ts";
import classes from "./selection-bar.module.css";
import { useShowMany } from "./use-change-many.ts";

const dialogs = {
  price: lazy(() => import("./price-dialog.tsx").then((module) => ({ default: module.PriceDialog }))),
  category: lazy(() =>
    import("./move-and-tax-dialogs.tsx").then((module) => ({ default: module.MoveDialog })),
  ),
  tax: lazy(() =>
    import("./move-and-tax-dialogs.tsx").then((module) => ({ default: module.TaxForManyDialog })),
  ),
};

const icon = { size: 20, stroke: 1.75, "aria-hidden": true } as const;
const openers = [
  { key: "price", icon: <IconPercentage {...icon} /> },
  { key: "category", icon: <IconFolder {...icon} /> },
  { key: "tax", icon: <IconReceiptTax {...icon} /> },
] as const;

interface SelectionBarProps {
  selected: ReadonlySet<MenuItemId>;
  onSelect: (selected: ReadonlySet<MenuItemId>) => void;
  /** Query of the list; all its items can be selected. */
  query: MenuQuery;
  /** Number of listed items; null when there are more than are counted. */
  total: number | null;
}

/** Actions on the selected items, at the bottom edge while there are any. */
export function SelectionBar({ selected, onSelect, query, total }: SelectionBarProps) {
  const t = useT();
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const clear = () => onSelect(new Set());
  const showing = useShowMany(clear);
  if (selected.size === 0) return null;
  const ids = [...selected];
  const Dialog = open === null ? null : dialogs[open];
  return (
    <section className={classes.bar} aria-label={t("common.selected_items")}>
      <Chosen selected={selected} onSelect={onSelect} query={query} total={total} />
      <div className={classes.acts}>
        {openers.map(({ key, icon }) => (
          <Button key={key} variant="default" icon={icon} onClick={() => setOpen(key)}>
            {t(`menuItems.many.${key}`)}
          </Button>
        ))}
        <Button
          variant="default"
          icon={<IconEye {...icon} />}
          disabled={showing.isPending}
          onClick={() => showing.mutate({ ids, isEnabled: true })}
        >
          {t("common.show")}
        </Button>
        <Button
          variant="default"
          icon={<IconEyeOff {...icon} />}
          disabled={showing.isPending}
          onClick={() => showing.mutate({ ids, isEnabled: false })}
        >
          {t("menuItems.many.hide")}
        </Button>
      </div>
      {Dialog ? (
        <Suspense fallback={null}>
          <Dialog ids={ids} onClose={() => setOpen(null)} onDone={clear} />
        </Suspense>
      ) : null}
    </section>
  );
}

/** Shows how many items are selected, and selects all of the list. */
function Chosen({ selected, onSelect, query, total }: SelectionBarProps) {
  const t = useT();
  const choosing = useMutation({
    mutationFn: () => matchingItemIds(query),
    onSuccess: (ids) => onSelect(new Set(ids)),
    onError: showError,
  });
  const count = selected.size;
  return (
    <Row align="center" wrap gap={8} weight={600}>
      <IconButton
        label={t("menuItems.many.clear")}
        icon={<IconX size={20} />}
        onClick={() => onSelect(new Set())}
      />
      <span role="status">{t("menuItems.many.selected", { count, shown: formatCount(count) })}</span>
      {total !== null && total <= count ? null : (
        <Button variant="subtle" busy={choosing.isPending} onClick={() => choosing.mutate()}>
          {total === null
            ? t("menuItems.many.select_all")
            : t("menuItems.many.select_all_of", { shown: formatCount(total) })}
        </Button>
      )}
    </Row>
  );
}

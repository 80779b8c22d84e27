import { useEffect, useRef } from "react";
import { Choices } from "./choices.tsx";
import { fromPrice } from "./from-price.ts";
import { groupRule } from "./group-rule.ts";
import { pictureAddress, useMoney, useWords } from "./page-context.ts";
import type { WireItem } from "./page-data.ts";

/** All of an item: its picture, what it is, its variants and what can be added, each with its price. */
export function ItemDialog({ item, onClose }: { item: WireItem; onClose: () => void }) {
  const t = useWords();
  const money = useMoney();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { price, isLeast } = fromPrice(item);
  const off = item.availability === "available" ? null : item.availability;
  const grouped = new Set(item.modifierGroups.flatMap((group) => group.addons_ids));
  const free = item.addons.filter((addon) => !grouped.has(addon.id));
  return (
    <dialog ref={dialog} className="sheet" aria-labelledby="item-title" onClose={onClose}>
      {item.image !== null && (
        <img className="photo" src={pictureAddress(item.image)} alt="" width={512} height={320} />
      )}
      <h2 id="item-title">
        <bdi>{item.title}</bdi>
      </h2>
      <p className="price">{isLeast ? t("from_price", { price: money(price) }) : money(price)}</p>
      {off !== null && <p className="mark">{t(off)}</p>}
      {item.description !== null && (
        <p className="description">
          <bdi>{item.description}</bdi>
        </p>
      )}
      {item.variants.length > 0 && <Choices title={t("variants")} choices={item.variants} />}
      {item.modifierGroups.map((group) => (
        <Choices
          key={group.id}
          title={group.title}
          rule={groupRule(group, t)}
          choices={item.addons.filter((addon) => group.addons_ids.includes(addon.id))}
          isExtra
        />
      ))}
      {free.length > 0 && <Choices title={t("addons")} choices={free} isExtra />}
      <form method="dialog">
        <button type="submit" className="button">
          {t("close")}
        </button>
      </form>
    </dialog>
  );
}

import { memo, useState } from "react";
import { callBase } from "#platform/web/session/realm.ts";
import { TONES } from "#ui/theme/tone.ts";
import type { MenuItem } from "../../domain/menu-item.ts";
import classes from "./item-picture.module.css";

type Pictured = Pick<MenuItem, "title" | "image" | "categoryId">;

/** Red means refused, so no placeholder is red. */
const placeholderTones = TONES.filter((tone) => tone !== "red");

/**
 * The picture of an item, or its first letter on the colour of its category. Decorative: the title stands beside it.
 */
export const ItemPicture = memo(function ItemPicture({ item }: { item: Pictured }) {
  const [isBroken, setBroken] = useState(false);
  if (item.image !== null && !isBroken)
    return (
      <img
        className={classes.picture}
        src={`${callBase()}${item.image}`}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={() => setBroken(true)}
      />
    );
  const tone = placeholderTones[(item.categoryId ?? 0) % placeholderTones.length];
  return (
    <span className={classes.placeholder} data-tone={tone} aria-hidden="true">
      {item.title.trim().charAt(0).toLocaleUpperCase()}
    </span>
  );
});

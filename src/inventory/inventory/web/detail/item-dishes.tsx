import { Link } from "@tanstack/react-router";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { Section } from "#ui/frame/section.tsx";
import classes from "../inventory.module.css";

export interface ItemDishesProps {
  dishes: readonly { readonly id: MenuItemId; readonly title: string }[];
}

/** The dishes whose recipes take an ingredient; each leads to its recipe, for whoever may see the menu. */
export function ItemDishes({ dishes }: ItemDishesProps) {
  const t = useT();
  const user = useUser();
  const maySee = user !== null && mayEnter(actorOf(user), "menuItems");
  return (
    <Section title={t("inventory.detail.dishes")}>
      {dishes.length === 0 ? <p className={classes.quiet}>{t("inventory.detail.no_dishes")}</p> : null}
      <ul className={classes.dishes}>
        {dishes.map(({ id, title }) => (
          <li key={id}>
            {maySee ? (
              <Link
                className={classes.way}
                to="/dashboard/settings/menu-items/$itemId"
                params={{ itemId: String(id) }}
              >
                {title}
              </Link>
            ) : (
              <span className={classes.dish}>{title}</span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

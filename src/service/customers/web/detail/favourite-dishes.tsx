import { formatCount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Section } from "#ui/frame/section.tsx";
import type { CustomerPage } from "../../contract/customers.ts";
import classes from "./customer-screen.module.css";

/** The dishes that the customer ordered most. */
export function FavouriteDishes({ page: { favourites } }: { page: CustomerPage }) {
  const t = useT();
  return (
    <Section title={t("customers.page.favourites")}>
      {favourites.length === 0 ? (
        <p className={classes.quiet}>{t("customers.page.no_favourites")}</p>
      ) : (
        <ol className={classes.dishes}>
          {favourites.map(({ title, quantity }) => (
            <li key={title} className={classes.dish}>
              <span>{title}</span>
              <span className={classes.times}>
                {t("customers.page.times", { count: quantity, shown: formatCount(quantity) })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

import { useMemo, useState } from "react";
import { offersOf } from "../../../contract/offers.ts";
import type { EditedRule } from "../../../contract/price-rules.ts";
import { searchText } from "../../../domain/menu/search-text.ts";
import { type DiningOption, diningOptions } from "../../../domain/orders/dining-option.ts";
import { type OrderSource, orderSources } from "../../../domain/orders/order-source.ts";
import { offerIn, offersInForce } from "../../../domain/price-rules/offer-at.ts";
import { instantAt, wallMomentOf } from "../../../domain/price-rules/offer-hours.ts";
import { DateField } from "../../../ui/dates/date-field.tsx";
import { isDate } from "../../../ui/dates/date-text.ts";
import { TimeField } from "../../../ui/dates/week-hours-field.tsx";
import { SearchField } from "../../../ui/forms/search-field.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { Section } from "../../../ui/frame/section.tsx";
import { formatAmount } from "../../platform/format.ts";
import { hoursText } from "../../platform/hours-text.ts";
import { serverNow } from "../../platform/server-clock.ts";
import { useT } from "../../platform/use-t.ts";
import type { OfferedMenu } from "./offered-hours.tsx";
import classes from "./price-rules.module.css";

/** Rows drawn at once: what is not among them is searched by name. */
const SHOWN_MAX = 100;

/** What every item costs at a moment, and why: by the same function as till and server. */
export function OfferTester({ menu, rules }: { menu: OfferedMenu; rules: readonly EditedRule[] }) {
  const t = useT();
  const [moment, setMoment] = useState(() => wallMomentOf(serverNow(), menu.time_zone));
  const [diningOption, setDiningOption] = useState<DiningOption>("dinein");
  const [source, setSource] = useState<OrderSource | null>(null);
  const [search, setSearch] = useState("");
  const rows = useMemo(() => {
    const active = rules.filter((rule) => rule.is_active);
    const offers = offersOf(menu.time_zone, { priceRules: active, offerHours: menu.offerHours });
    const instant = isDate(moment.day) ? instantAt(moment, menu.time_zone) : serverNow();
    const force = offersInForce(offers, instant, { diningOption, source });
    const wanted = searchText(search);
    return menu.items
      .filter(({ title }) => searchText(title).includes(wanted))
      .map(({ category_id, ...item }) => {
        const list = { ...item, categoryId: category_id };
        return { list, ...offerIn(list, force) };
      });
  }, [menu, rules, moment, diningOption, source, search]);
  const money = (amount: Parameters<typeof formatAmount>[0]) => formatAmount(amount, menu.currency);
  return (
    <Section title={t("priceRules.tester.title")} description={t("priceRules.tester.intro")}>
      <div className={classes.fields}>
        <div className={classes.pair}>
          <DateField
            label={t("priceRules.tester.date")}
            value={moment.day}
            onChange={(day) => setMoment({ ...moment, day: day as typeof moment.day })}
          />
          <TimeField
            label={t("priceRules.tester.time")}
            minute={moment.minute}
            onChange={(minute) => setMoment({ ...moment, minute })}
          />
          <SelectField
            label={t("priceRules.tester.dining_option")}
            searchable={false}
            options={diningOptions.map((value) => ({ value, label: t(`pos.cart.${value}`) }))}
            value={diningOption}
            onChange={(value) => setDiningOption(diningOptions.find((one) => one === value) ?? "dinein")}
          />
          <SelectField
            label={t("priceRules.tester.source")}
            searchable={false}
            emptyOption={t("priceRules.tester.usual")}
            placeholder={t("priceRules.tester.usual")}
            options={orderSources.map((value) => ({ value, label: t(`orders.source.${value}`) }))}
            value={source}
            onChange={(value) => setSource(orderSources.find((one) => one === value) ?? null)}
          />
        </div>
        <SearchField label={t("priceRules.tester.search")} value={search} onChange={setSearch} />
        <ul className={classes.results} aria-label={t("priceRules.tester.title")}>
          {rows.slice(0, SHOWN_MAX).map(({ list, item, rule, closedBy }) => (
            <li key={list.id}>
              <span className={classes.text}>{list.title}</span>
              <span className={classes.price}>
                {closedBy ? (
                  <span className={classes.hint}>
                    {t("priceRules.tester.not_offered", { hours: hoursText(closedBy, t) })}
                  </span>
                ) : (
                  money(item.price)
                )}
                {rule && !closedBy ? (
                  <span className={classes.hint}>
                    {" "}
                    {rule.title} · <s>{money(list.price)}</s>
                  </span>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
        {rows.length > SHOWN_MAX ? (
          <p className={classes.hint}>{t("priceRules.tester.more", { count: rows.length - SHOWN_MAX })}</p>
        ) : null}
        {rows.length === 0 ? <p className={classes.hint}>{t("priceRules.tester.nothing_found")}</p> : null}
      </div>
    </Section>
  );
}

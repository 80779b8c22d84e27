import { useMemo, useState } from "react";
import { type DiningOption, diningOptions } from "#core/settings/domain/dining-option.ts";
import { instantAt, type WallMoment, wallMomentOf } from "#core/settings/domain/offer-hours.ts";
import { type OrderSource, orderSources } from "#core/settings/domain/order-source.ts";
import { hoursText } from "#core/settings/web/public.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import { formatAmount } from "#platform/web/format.ts";
import { serverNow } from "#platform/web/server-clock.ts";
import { useT } from "#platform/web/use-t.ts";
import { DateField } from "#ui/dates/date-field.tsx";
import { isDate } from "#ui/dates/date-text.ts";
import { TimeField } from "#ui/dates/week-hours-field.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Muted, Row, Stack } from "#ui/layout/layout.tsx";
import { offersOf } from "../contract/offers.ts";
import type { EditedRule } from "../contract/price-rules.ts";
import { offerIn, offersInForce } from "../domain/offer-at.ts";
import classes from "./price-rules.module.css";
import type { OfferedMenu } from "./price-rules-api.ts";

/** Most rows on screen; the search finds the others. */
const SHOWN_MAX = 100;

interface OfferTesterProps {
  menu: OfferedMenu;
  rules: readonly EditedRule[];
}

/** A moment and the kind of order to test. */
interface Occasion {
  readonly moment: WallMoment;
  readonly diningOption: DiningOption;
  /** Null: the usual one of the dining option. */
  readonly source: OrderSource | null;
}

/** Shows the price of every item at a moment, and why, with the same function as till and server. */
export function OfferTester({ menu, rules }: OfferTesterProps) {
  const t = useT();
  const [occasion, setOccasion] = useState<Occasion>(() => ({
    moment: wallMomentOf(serverNow(), menu.time_zone),
    diningOption: "dinein",
    source: null,
  }));
  const [search, setSearch] = useState("");
  const offers = useMemo(() => {
    const wanted = searchText(search);
    return offersOn(occasion, { menu, rules }).filter(({ list }) => searchText(list.title).includes(wanted));
  }, [menu, rules, occasion, search]);
  return (
    <Section title={t("priceRules.tester.title")} description={t("priceRules.tester.intro")}>
      <Stack gap={12}>
        <OccasionFields occasion={occasion} onChange={setOccasion} />
        <Row>
          <SearchField label={t("priceRules.tester.search")} value={search} onChange={setSearch} />
        </Row>
        <ul className={classes.results} aria-label={t("priceRules.tester.title")}>
          {offers.slice(0, SHOWN_MAX).map((offer) => (
            <OfferRow key={offer.list.id} offer={offer} currency={menu.currency} />
          ))}
        </ul>
        {offers.length > SHOWN_MAX ? (
          <Muted size="sm">{t("priceRules.tester.more", { count: offers.length - SHOWN_MAX })}</Muted>
        ) : null}
        {offers.length === 0 ? <Muted size="sm">{t("priceRules.tester.nothing_found")}</Muted> : null}
      </Stack>
    </Section>
  );
}

/** Returns every item with its list price and its price on the occasion. */
function offersOn({ moment, diningOption, source }: Occasion, { menu, rules }: OfferTesterProps) {
  const active = rules.filter((rule) => rule.is_active);
  const offers = offersOf(menu.time_zone, { priceRules: active, offerHours: menu.offerHours });
  const instant = isDate(moment.day) ? instantAt(moment, menu.time_zone) : serverNow();
  const force = offersInForce(offers, instant, { diningOption, source });
  return menu.items.map(({ category_id, ...item }) => {
    const list = { ...item, categoryId: category_id };
    return { list, ...offerIn(list, force) };
  });
}

interface OccasionFieldsProps {
  occasion: Occasion;
  onChange: (occasion: Occasion) => void;
}

function OccasionFields({ occasion, onChange }: OccasionFieldsProps) {
  const t = useT();
  const { moment, diningOption, source } = occasion;
  const set = (changes: Partial<Occasion>) => onChange({ ...occasion, ...changes });
  return (
    <div className={classes.pair}>
      <DateField
        label={t("common.date")}
        value={moment.day}
        onChange={(day) => set({ moment: { ...moment, day: day as typeof moment.day } })}
      />
      <TimeField
        label={t("common.time")}
        minute={moment.minute}
        onChange={(minute) => set({ moment: { ...moment, minute } })}
      />
      <SelectField
        label={t("common.dining_option")}
        searchable={false}
        options={diningOptions.map((value) => ({ value, label: t(`common.dining.${value}`) }))}
        value={diningOption}
        onChange={(value) => set({ diningOption: diningOptions.find((one) => one === value) ?? "dinein" })}
      />
      <SelectField
        label={t("priceRules.tester.source")}
        searchable={false}
        emptyOption={t("priceRules.tester.usual")}
        placeholder={t("priceRules.tester.usual")}
        options={orderSources.map((value) => ({ value, label: t(`orders.source.${value}`) }))}
        value={source}
        onChange={(value) => set({ source: orderSources.find((one) => one === value) ?? null })}
      />
    </div>
  );
}

interface OfferRowProps {
  offer: ReturnType<typeof offersOn>[number];
  currency: string;
}

function OfferRow({ offer: { list, item, rule, closedBy }, currency }: OfferRowProps) {
  const t = useT();
  return (
    <li>
      <span className={classes.text}>{list.title}</span>
      <span className={classes.price}>
        {closedBy ? (
          <Muted as="span" size="sm">
            {t("priceRules.tester.not_offered", { hours: hoursText(closedBy, t) })}
          </Muted>
        ) : (
          formatAmount(item.price, currency)
        )}
        {rule && !closedBy ? (
          <Muted as="span" size="sm">
            {" "}
            {rule.title} · <s>{formatAmount(list.price, currency)}</s>
          </Muted>
        ) : null}
      </span>
    </li>
  );
}

import { useId } from "react";
import { wallMomentOf } from "#core/settings/domain/offer-hours.ts";
import { toId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import { formatAmount, formatDay } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { formatMinute } from "#platform/web/language/format-days.ts";
import { serverNow } from "#platform/web/server-clock.ts";
import { useT } from "#platform/web/use-t.ts";
import { Box, Muted, Text } from "#ui/layout/layout.tsx";
import { priceRuleOf } from "../contract/offers.ts";
import { priceRuleBody } from "../contract/price-rules.ts";
import { nextOffered } from "../domain/next-offered.ts";
import { type PriceRule, priceUnder, reaches } from "../domain/price-rule.ts";
import classes from "./price-rules.module.css";
import type { OfferedMenu } from "./price-rules-api.ts";
import { orderKindsText, type RuleValues } from "./rule-text.ts";

const SHOWN = 4;

/** Shows what the typed rule does, the next time it applies, to the first dishes whose price it changes. */
export function RuleExample({ values, menu }: { values: RuleValues; menu: OfferedMenu }) {
  const t = useT();
  const titleId = useId();
  const rule = ruleOf(values);
  const changes = rule ? changedBy(rule, menu) : [];
  return (
    <Box as="section" framed="surface" inner={16} aria-labelledby={titleId}>
      <Text as="h3" size="md" weight={600} id={titleId}>
        {t("priceRules.rule.example_title")}
      </Text>
      {rule === null || changes.length === 0 ? (
        <Muted size="sm">{t("priceRules.rule.example_none")}</Muted>
      ) : (
        <div aria-live="polite">
          <Text above={8} tone="brand" weight={600}>
            {whenText(rule, menu.time_zone, t)}
          </Text>
          <Muted size="sm">{orderKindsText(values, t)}</Muted>
          <ul className={classes.results}>
            {changes.slice(0, SHOWN).map(({ key, title, before, after }) => (
              <li key={key}>
                <span className={classes.text}>{title}</span>
                <span className={classes.price}>
                  <Muted as="s" size="sm">
                    {formatAmount(before, menu.currency)}
                  </Muted>{" "}
                  {formatAmount(after, menu.currency)}
                </span>
              </li>
            ))}
          </ul>
          {changes.length > SHOWN ? (
            <Muted size="sm">{t("priceRules.rule.example_more", { count: changes.length - SHOWN })}</Muted>
          ) : null}
        </div>
      )}
    </Box>
  );
}

/** Returns the typed rule; null while it could not be saved. Only the name may be missing. */
function ruleOf(values: RuleValues): PriceRule | null {
  const parsed = priceRuleBody.safeParse({ ...values, title: values.title.trim() || "?" });
  return parsed.success ? priceRuleOf({ ...parsed.data, id: toId<"PriceRule">(1) }) : null;
}

interface Change {
  readonly key: string;
  readonly title: string;
  readonly before: Cents;
  readonly after: Cents;
}

/** Returns the items and variants whose price the rule changes. */
function changedBy(rule: PriceRule, menu: OfferedMenu): Change[] {
  return menu.items.flatMap(({ category_id, ...item }) => {
    const list = { ...item, categoryId: category_id };
    if (!reaches(rule, list)) return [];
    const now = priceUnder(list, rule);
    const priced = list.variants.map((variant, place) => ({
      key: `${list.id} ${variant.id}`,
      title: `${list.title} · ${variant.title}`,
      before: variant.price,
      after: now.variants[place]?.price ?? variant.price,
    }));
    const own = { key: `${list.id}`, title: list.title, before: list.price, after: now.price };
    return (priced.length === 0 ? [own] : priced).filter(({ before, after }) => before !== after);
  });
}

/** Returns the next time the rule applies: "Hoy 5:00 PM". */
function whenText({ hours }: PriceRule, zone: string, t: Translate): string {
  if (hours.length === 0) return t("common.always");
  const now = serverNow();
  const at = nextOffered(hours, now, zone);
  if (at === null) return t("priceRules.rule.example_over");
  if (at === now) return t("priceRules.rule.example_now");
  const [today, { day, minute }] = [wallMomentOf(now, zone).day, wallMomentOf(at, zone)];
  const time = formatMinute(minute);
  if (day === today) return t("priceRules.rule.example_today", { time });
  if (day === addDays(today, 1)) return t("priceRules.rule.example_tomorrow", { time });
  return t("priceRules.rule.example_day", { day: formatDay(day), time });
}

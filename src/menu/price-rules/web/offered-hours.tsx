import { IconPencil, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { hoursOf } from "#core/settings/contract/offer-hours.ts";
import type { OfferHours } from "#core/settings/domain/offer-hours.ts";
import { hoursText } from "#core/settings/web/public.ts";
import { toId } from "#platform/domain/ids.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Muted, Text } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { HoursDialog, type OfferedThing } from "./hours-dialog.tsx";
import classes from "./price-rules.module.css";
import type { OfferedMenu } from "./price-rules-api.ts";

interface Titled {
  readonly key: string;
  readonly title: string;
  /** Title in lists, which also tells a category from an item. */
  readonly label: string;
  readonly thing: OfferedThing;
}

/** The categories and items with offer hours, and a button to give hours to another. */
export function OfferedHours({ menu }: { menu: OfferedMenu }) {
  const t = useT();
  const [opened, setOpened] = useState<Titled | "choose" | null>(null);
  const things = titledThings(menu, t);
  const hoursByKey = Map.groupBy(menu.offerHours, ({ category_id, item_id }) =>
    category_id === null ? `i${item_id}` : `c${category_id}`,
  );
  const close = () => setOpened(null);
  return (
    <Section
      title={t("priceRules.offered.title")}
      description={t("priceRules.offered.intro")}
      action={
        <Button
          variant="default"
          icon={<IconPlus size={20} aria-hidden="true" />}
          onClick={() => setOpened("choose")}
        >
          {t("priceRules.hours.add")}
        </Button>
      }
    >
      {hoursByKey.size === 0 ? (
        <Muted size="sm">{t("priceRules.offered.empty")}</Muted>
      ) : (
        <ul className={classes.results} aria-label={t("priceRules.offered.table")}>
          {things
            .filter(({ key }) => hoursByKey.has(key))
            .map((titled) => (
              <HoursRow
                key={titled.key}
                title={titled.label}
                hours={(hoursByKey.get(titled.key) ?? []).map(hoursOf)}
                onChange={() => setOpened(titled)}
              />
            ))}
        </ul>
      )}
      {opened === "choose" ? (
        <AppDialog opened size="small" title={t("priceRules.offered.dialog_new")} onClose={close}>
          <SelectField
            label={t("priceRules.offered.what")}
            placeholder={t("priceRules.offered.what_hint")}
            options={things.map(({ key, label }) => ({ value: key, label }))}
            value={null}
            onChange={(key) => setOpened(things.find((thing) => thing.key === key) ?? "choose")}
          />
        </AppDialog>
      ) : null}
      {opened !== null && opened !== "choose" ? (
        <HoursDialog title={opened.title} thing={opened.thing} onClose={close} />
      ) : null}
    </Section>
  );
}

/** Returns everything that can have hours: categories, then items. */
function titledThings(menu: OfferedMenu, t: Translate): Titled[] {
  const categories = menu.categories.map(({ id, title }) => ({
    key: `c${id}`,
    title,
    label: t("common.labelled", { label: t("common.category"), value: title }),
    thing: { categoryId: toId<"Category">(id) },
  }));
  const items = menu.items.map(({ id, title }) => ({
    key: `i${id}`,
    title,
    label: title,
    thing: { itemId: toId<"MenuItem">(id) },
  }));
  return [...categories, ...items];
}

interface HoursRowProps {
  title: string;
  hours: readonly OfferHours[];
  onChange: () => void;
}

function HoursRow({ title, hours, onChange }: HoursRowProps) {
  const t = useT();
  return (
    <li>
      <div className={classes.text}>
        <Text weight={600}>{title}</Text>
        <Muted size="sm">{hoursText(hours, t)}</Muted>
      </div>
      <IconButton
        label={t("priceRules.offered.change", { title })}
        icon={<IconPencil size={20} />}
        onClick={onChange}
      />
    </li>
  );
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { saveCombo } from "#menu/combos/contract/combos.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { sumCents } from "#platform/domain/money/cents.ts";
import { call } from "#platform/web/api.ts";
import { formatAmount, formatDetails, formatList } from "#platform/web/format.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Muted, Stack, Text } from "#ui/layout/layout.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { comboPrice, comboShares } from "../../domain/combo.ts";
import { menuItemsKey } from "../menu-api.ts";
import { comboQuery, type ReadCombo } from "./combo-api.ts";
import classes from "./combo-section.module.css";
import { useGroupRules } from "./group-rules.ts";

const ComboForm = lazy(() => import("./combo-form.tsx").then(({ ComboForm }) => ({ default: ComboForm })));

/** The groups and choices of a combo, and how its price is divided among them. */
export function ComboSection({ itemId, currency }: { itemId: MenuItemId; currency: string }) {
  const t = useT();
  const { data: combo } = useQuery(comboQuery(itemId));
  const [isOpen, setOpen] = useState(false);
  if (!combo) return null;
  const isCombo = combo.groups.length > 0;
  const obstacle = obstacleOf(combo);
  return (
    <Section
      title={t("combos.title")}
      description={t("combos.intro")}
      action={
        isCombo || obstacle === null ? (
          <Button variant="default" onClick={() => setOpen(true)}>
            {t(isCombo ? "combos.edit" : "combos.make")}
          </Button>
        ) : null
      }
    >
      {isCombo ? (
        <>
          <Groups combo={combo} currency={currency} />
          <StopButton itemId={itemId} combo={combo} />
        </>
      ) : (
        <p className={classes.none}>
          {obstacle === null
            ? t("combos.none")
            : t(`combos.${obstacle}`, { combos: formatList(combo.part_of) })}
        </p>
      )}
      {isOpen ? (
        <Suspense>
          <ComboForm itemId={itemId} combo={combo} currency={currency} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Section>
  );
}

function obstacleOf({ has_choices, part_of }: ReadCombo): "has_choices" | "is_part" | null {
  if (has_choices) return "has_choices";
  return part_of.length > 0 ? "is_part" : null;
}

function Groups({ combo, currency }: { combo: ReadCombo; currency: string }) {
  const t = useT();
  const rules = useGroupRules();
  return (
    <Stack gap={16} below={8}>
      {combo.groups.map((group) => (
        <div key={group.id}>
          <Text as="h3" below={6} weight={650}>
            {group.title}{" "}
            <Muted as="span" size="sm" weight={400}>
              {rules({ ...group, required: group.min > 0 })}
            </Muted>
          </Text>
          <Stack as="ul" gap={6} below={8}>
            {group.choices.map((choice) => (
              <li key={choice.id} className={classes.choice}>
                <span className={classes.words}>
                  {choiceTitle(choice)}
                  {choice.is_default ? <small> · {t("combos.default_short")}</small> : null}
                  {choice.item.is_enabled ? null : <small> · {t("combos.hidden")}</small>}
                </span>
                {choice.extra > 0 ? <span>+ {formatAmount(choice.extra, currency)}</span> : null}
              </li>
            ))}
          </Stack>
        </div>
      ))}
      <Preview combo={combo} currency={currency} />
    </Stack>
  );
}

type Choice = ReadCombo["groups"][number]["choices"][number];

/** Returns the title of an item with its variant. */
function choiceTitle({ item, variant_id }: Choice): string {
  const variant = item.variants.find(({ id }) => id === variant_id);
  return formatDetails([item.title, variant?.title]);
}

/** Shows the price with the default choices (else the first ones), and each part's share of it. */
function Preview({ combo, currency }: { combo: ReadCombo; currency: string }) {
  const t = useT();
  const parts = combo.groups.flatMap(({ min, choices }) => {
    const defaults = choices.filter(({ is_default }) => is_default);
    return defaults.length > 0 ? defaults : choices.slice(0, min);
  });
  const priced = parts.map(({ item, variant_id, extra }) => {
    const variant = item.variants.find(({ id }) => id === variant_id) ?? item.variants[0];
    return { listPrice: variant?.price ?? item.price, extra, addons: [] };
  });
  const price = comboPrice(combo.price, priced);
  const shares = comboShares(price, priced);
  if (parts.length === 0) return null;
  return (
    <div className={classes.preview}>
      <Text as="h3" below={6} weight={650}>
        {t("combos.preview")}
      </Text>
      <Muted size="sm" weight={400}>
        {t("combos.preview_hint")}
      </Muted>
      <dl className={classes.figures}>
        {parts.map((part, index) => (
          <div key={part.id}>
            <dt>{choiceTitle(part)}</dt>
            <dd>{formatAmount(shares[index] ?? price, currency)}</dd>
          </div>
        ))}
        <div className={classes.total}>
          <dt>{t("common.price")}</dt>
          <dd>{formatAmount(sumCents(shares), currency)}</dd>
        </div>
      </dl>
    </div>
  );
}

function StopButton({ itemId, combo }: { itemId: MenuItemId; combo: ReadCombo }) {
  const t = useT();
  const confirm = useConfirm();
  const client = useQueryClient();
  const stop = async () => {
    const { title, version } = combo;
    const question = {
      title: t("combos.stop_title", { title }),
      body: t("combos.stop_body"),
      confirmLabel: t("combos.stop_confirm"),
      tone: "danger" as const,
    };
    if (!(await confirm(question))) return;
    try {
      toastSuccess((await call(saveCombo, { params: { itemId }, body: { groups: [], version } })).message);
    } catch (error) {
      showError(error);
    }
    await client.invalidateQueries({ queryKey: menuItemsKey });
  };
  return (
    <Button variant="subtle" tone="danger" onClick={() => void stop()}>
      {t("combos.stop")}
    </Button>
  );
}

import { IconArrowRight } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { type Cents, cents, signedBasisPoints } from "#platform/domain/money/cents.ts";
import { call } from "#platform/web/api.ts";
import { formatAmount, formatCount, symbolOf } from "#platform/web/format.ts";
import { DecimalField } from "#platform/web/forms/decimal-field.tsx";
import { FormDialog, type FormOf } from "#platform/web/forms/form-dialog.tsx";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { FieldGrid } from "#ui/forms/field-grid.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { VisuallyHidden } from "#ui/layout/layout.tsx";
import { previewMenuChange } from "../../contract/menu-changes.ts";
import { type ItemPrices, type PriceChange, repriceItem, roundingSteps } from "../../domain/reprice.ts";
import { menuItemsKey, type PricedItems } from "../menu-api.ts";
import type { ManyDialogProps } from "./move-and-tax-dialogs.tsx";
import classes from "./price-dialog.module.css";
import { firstTerms, type PriceTerms, priceChangeOf, priceTerms, wirePrice } from "./price-terms.ts";
import { useChangeMany } from "./use-change-many.ts";

/** Present prices of the items with their versions; the new prices are calculated here at each keystroke. */
const pricesQuery = (ids: readonly MenuItemId[]) => ({
  queryKey: [...menuItemsKey, "prices", ids],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(previewMenuChange, {
      body: {
        ids: [...ids],
        price: {
          by: "percent",
          value: signedBasisPoints(0),
          roundTo: 1,
          withVariants: true,
          withAddons: true,
        },
      },
      signal,
    }),
  staleTime: 0,
  gcTime: 0,
});

/** Changes the prices of many items, with a preview of each. */
export function PriceDialog({ ids, onClose, onDone }: ManyDialogProps) {
  const t = useT();
  const prices = useQuery(pricesQuery(ids));
  const changeMany = useChangeMany();
  const currency = prices.data?.currency ?? "USD";
  return (
    <FormDialog
      size="medium"
      submitSize="xl"
      title={t("menuItems.many.price_title", { count: ids.length })}
      submitLabel={t("menuItems.many.price_submit", { count: ids.length })}
      schema={priceTerms}
      initialValues={firstTerms}
      words={(field, code) =>
        field === "value" && code === "too_large" ? "menuItems.many.too_much" : undefined
      }
      missing={(terms) =>
        prices.data === undefined || priceChangeOf(terms) === null ? t("menuItems.many.price_missing") : null
      }
      save={async (terms, idempotencyKey) => {
        const change = priceChangeOf(terms);
        if (change === null || prices.data === undefined) throw new Error("nothing to change");
        const items = prices.data.items.map(({ id, version }) => ({ id, version }));
        const saved = await changeMany({ items, change: { price: wirePrice(change) }, idempotencyKey });
        onDone();
        return saved;
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TermFields form={form} currency={currency} />
          {prices.data ? (
            <PricePreview
              items={prices.data.items}
              change={priceChangeOf(form.getValues())}
              currency={currency}
            />
          ) : prices.error ? (
            <QueryFailure query={{ error: prices.error, refetch: prices.refetch }} />
          ) : (
            <ListSkeleton label={t("ui.loading")} count={4} rowHeight={36} />
          )}
        </>
      )}
    </FormDialog>
  );
}

function TermFields({ form, currency }: { form: FormOf<typeof priceTerms>; currency: string }) {
  const t = useT();
  const terms: PriceTerms = form.getValues();
  return (
    <>
      <FieldGrid disabled={false}>
        <SegmentedFilter
          layout="fill"
          label={t("menuItems.many.direction")}
          options={(["up", "down"] as const).map((value) => ({
            value,
            label: t(`menuItems.many.directions.${value}`),
          }))}
          value={terms.direction}
          onChange={(value) => form.setFieldValue("direction", value)}
        />
        <SegmentedFilter
          layout="fill"
          label={t("menuItems.many.by")}
          options={(["percent", "amount"] as const).map((value) => ({
            value,
            label: t(`menuItems.many.bys.${value}`),
          }))}
          value={terms.by}
          onChange={(value) => form.setFieldValue("by", value)}
        />
        <DecimalField
          autoFocus
          decimals={2}
          label={t("menuItems.many.how_much")}
          unit={terms.by === "percent" ? "%" : symbolOf(currency)}
          {...form.getInputProps("value")}
        />
        <SelectField
          searchable={false}
          label={t("menuItems.many.round_to")}
          options={roundingSteps.map((step) => ({
            value: String(step),
            label: step === 1 ? t("menuItems.many.round_none") : formatAmount(cents(step), currency),
          }))}
          value={String(terms.roundTo)}
          onChange={(value) => {
            const step = roundingSteps.find((each) => String(each) === value);
            if (step) form.setFieldValue("roundTo", step);
          }}
        />
      </FieldGrid>
      <CheckField
        label={t("menuItems.many.with_variants")}
        checked={terms.withVariants}
        onChange={(checked) => form.setFieldValue("withVariants", checked)}
      />
      <CheckField
        label={t("common.include_add_ons")}
        checked={terms.withAddons}
        onChange={(checked) => form.setFieldValue("withAddons", checked)}
      />
    </>
  );
}

/** Most items in the preview; of the others only the number is shown. */
const MAX_SHOWN = 100;

interface PricePreviewProps {
  items: PricedItems;
  /** Null until somebody types by how much. */
  change: PriceChange | null;
  currency: string;
}

/** Shows each price before and after, including those of variants and add-ons that change. */
function PricePreview({ items, change, currency }: PricePreviewProps) {
  const t = useT();
  const shown = items.slice(0, MAX_SHOWN);
  return (
    <section className={classes.preview} aria-label={t("menuItems.many.preview")}>
      <ul>
        {shown.map((item) => {
          const before = pricesNow(item);
          const after = change === null ? before : repriceItem(before, change);
          return (
            <li key={item.id}>
              <Price title={item.title} before={before.price} after={after.price} currency={currency} />
              {[...changed(item.variants, after.variants), ...changed(item.addons, after.addons)].map(
                (choice) => (
                  <Price key={choice.id} {...choice} isChoice currency={currency} />
                ),
              )}
            </li>
          );
        })}
      </ul>
      {items.length > MAX_SHOWN ? (
        <p className={classes.more}>
          {t("menuItems.many.and_more", { shown: formatCount(items.length - MAX_SHOWN) })}
        </p>
      ) : null}
    </section>
  );
}

function pricesNow({ id, before, variants, addons }: PricedItems[number]): ItemPrices {
  return {
    id,
    price: before,
    variants: variants.map((variant) => ({ id: variant.id, price: variant.before })),
    addons: addons.map((addon) => ({ id: addon.id, price: addon.before })),
  };
}

/** Returns the choices whose price changes, with both prices. */
function changed(
  choices: readonly { readonly id: number; readonly title: string; readonly before: Cents }[],
  after: readonly { readonly price: Cents }[],
) {
  return choices
    .map(({ id, title, before }, place) => ({ id, title, before, after: after[place]?.price ?? before }))
    .filter((choice) => choice.before !== choice.after);
}

interface PriceProps {
  title: string;
  before: Cents;
  after: Cents;
  currency: string;
  isChoice?: boolean;
}

function Price({ title, before, after, currency, isChoice = false }: PriceProps) {
  const t = useT();
  const [was, is] = [formatAmount(before, currency), formatAmount(after, currency)];
  return (
    <p className={classes.price} data-choice={isChoice || undefined}>
      <span>{title}</span>
      {before === after ? (
        <span className={classes.same}>{was}</span>
      ) : (
        <span className={classes.change}>
          <VisuallyHidden>{t("menuItems.many.from_to", { was, is })}</VisuallyHidden>
          <span aria-hidden="true">{was}</span>
          <IconArrowRight size={16} aria-hidden="true" />
          <strong aria-hidden="true">{is}</strong>
        </span>
      )}
    </p>
  );
}

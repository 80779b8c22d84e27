import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { FILE_ITEMS_MAX } from "#menu/menu-file/domain/menu-file.ts";
import { emptyOrCode } from "#platform/contract/code-text.ts";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { signedPercent } from "#platform/contract/signed-percent.ts";
import {
  allDifferent,
  idOf,
  messageReply,
  money,
  notNegativeMoney,
  percent,
} from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { MAX_TYPED } from "#platform/domain/money/sane-amounts.ts";
import { type RoundingStep, roundingSteps } from "../domain/reprice.ts";

const access = { staff: actions["menu.edit"] } as const;
/** Size of the largest menu that a file may bring. */
const MAX_ITEMS = FILE_ITEMS_MAX;
/**
 * Large enough for that many items with their versions and, to undo a change, the prices of their choices.
 */
const bodyLimit = 8 * 1024 * 1024;

const priceTerms = {
  /** Step of the new price in cents; 1: to the cent. */
  roundTo: z.number().int().refine(isStep, saying("not_a_choice")).default(1),
  withVariants: z.boolean().default(true),
  withAddons: z.boolean().default(false),
};

function isStep(cents: number): cents is RoundingStep {
  return (roundingSteps as readonly number[]).includes(cents);
}

/** Change of prices by percent (-100 to 1000) or by an amount, below 0 for cheaper. */
const priceChange = z.discriminatedUnion("by", [
  z.object({ by: z.literal("percent"), value: signedPercent(-100, 1_000), ...priceTerms }),
  z.object({
    by: z.literal("amount"),
    value: money.refine((amount) => Math.abs(amount) <= MAX_TYPED, saying("too_large")),
    ...priceTerms,
  }),
]);

/** A change of many items at once; fields that are left out stay as they are. */
const menuChange = z
  .object({
    price: priceChange.optional(),
    /** Null: in no category. */
    categoryId: idOf("Category").nullable().optional(),
    /** Null: without a tax. The tax data for documents follow, as in the form. */
    taxId: idOf("Tax").nullable().optional(),
    isEnabled: z.boolean().optional(),
  })
  .refine((change) => Object.values(change).some((each) => each !== undefined), saying("required"));
export type MenuChange = z.output<typeof menuChange>;

const newPrice = z.object({ before: money, after: money });
const choicePrices = <Name extends string>(name: Name) =>
  z.array(newPrice.extend({ id: idOf(name), title: z.string() }));

export const previewMenuChange = route({
  method: "POST",
  path: "/menu-items/change-many/preview",
  summary:
    "What the prices of these items would become, and what they are now as a version to change them by.",
  access,
  // It only reads; the ids of thousands of items do not fit into an address.
  idempotency: "natural",
  bodyLimit,
  body: z.object({
    ids: z.array(idOf("MenuItem")).min(1).max(MAX_ITEMS).refine(allDifferent),
    price: priceChange,
  }),
  response: z.object({
    items: z.array(
      newPrice.extend({
        id: idOf("MenuItem"),
        title: z.string(),
        variants: choicePrices("Variant"),
        addons: choicePrices("Addon"),
        /** The price would exceed the highest allowed one; then the whole change is refused. */
        is_too_high: z.boolean(),
        version: editVersion,
      }),
    ),
    currency: z.string(),
  }),
  errors: ["not_found"],
});

const choicePrice = <Name extends string>(name: Name) =>
  z.array(z.object({ id: idOf(name), price: notNegativeMoney })).max(200);

/** Fields of an item that can be changed together with others, with the values to restore. */
const manyItem = z.object({
  id: idOf("MenuItem"),
  price: notNegativeMoney,
  category_id: idOf("Category").nullable(),
  tax_id: idOf("Tax").nullable(),
  is_enabled: z.boolean(),
  /** Tax data for documents. */
  is_taxable: z.boolean(),
  tribute: emptyOrCode(4).nullable(),
  iva_rate: percent,
  is_iva_included: z.boolean(),
  additional_tribute: emptyOrCode(4).nullable(),
  additional_rate: percent.nullable(),
  /** Place in its category. */
  position: z.number().int().min(0).max(2_000_000),
  variants: choicePrice("Variant"),
  addons: choicePrice("Addon"),
  /** Version of the item now: it is restored only if nobody changed it meanwhile. */
  version: editVersion,
});
export type ManyItem = z.output<typeof manyItem>;

export const changeManyItems = route({
  method: "POST",
  path: "/menu-items/change-many",
  summary:
    "Changes prices, category, tax or visibility of many items, all or none. With the versions of the preview nobody's change is overwritten.",
  access,
  bodyLimit,
  body: z.object({
    items: z
      .array(z.object({ id: idOf("MenuItem"), version: editVersion.optional() }))
      .min(1)
      .max(MAX_ITEMS)
      .refine((items) => allDifferent(items.map(({ id }) => id))),
    change: menuChange,
  }),
  response: messageReply.extend({
    /** Earlier values of the items that changed; sending them back undoes the change. */
    undo: z.array(manyItem),
  }),
  errors: ["not_found", "changed_meanwhile", "price_too_high", "menu_item_exists"],
});

export const restoreManyItems = route({
  method: "POST",
  path: "/menu-items/change-many/restore",
  summary: "Takes a change of many items back, all or none.",
  access,
  bodyLimit,
  body: z.object({
    items: z
      .array(manyItem)
      .min(1)
      .max(MAX_ITEMS)
      .refine((items) => allDifferent(items.map(({ id }) => id))),
  }),
  response: messageReply,
  errors: ["not_found", "changed_meanwhile", "menu_item_exists"],
});

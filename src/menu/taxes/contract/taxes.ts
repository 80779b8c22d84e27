import { z } from "zod";
import { taxTypes } from "#core/pricing/domain/tax-type.ts";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { typedPercent } from "#platform/contract/typed-percent.ts";
import { idOf, idTextOf, messageReply, percent, text } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";

export const taxesErrors = {
  tax_exists: 409,
  tax_in_use: 409,
  tax_unknown: 409,
} as const;

const listedTax = z.object({
  id: idOf("Tax"),
  title: z.string(),
  rate: percent,
  type: z.enum(taxTypes),
  /** Number of menu items that carry it. */
  items: z.number().int(),
  version: editVersion,
});
export type ListedTax = z.output<typeof listedTax>;

const access = { staff: actions["tax.setUp"] };

export const listTaxes = route({
  method: "GET",
  path: "/settings/taxes",
  summary: "The taxes that menu items can carry, and how many carry each.",
  access,
  response: z.object({ taxes: z.array(listedTax), currency: z.string() }),
});

export const taxFields = z.object({
  title: text(60),
  rate: typedPercent,
  /** A tax is added to the price or included in it (back-office §5). */
  type: z.enum(["exclusive", "inclusive"]),
});

export const addTax = route({
  method: "POST",
  path: "/settings/taxes/add",
  summary: "Adds a tax.",
  access,
  body: taxFields,
  response: messageReply.extend({ tax: listedTax }),
  errors: ["tax_exists"],
});

export const updateTax = route({
  method: "POST",
  path: "/settings/taxes/:taxId/update",
  summary: "Changes a tax: what is sold from now on is taxed so; what was ordered stays as it was.",
  access,
  params: z.object({ taxId: idTextOf("Tax") }),
  body: taxFields.extend({ version: editVersion.optional() }),
  response: messageReply.extend({ tax: listedTax }),
  errors: ["not_found", "tax_exists", "changed_meanwhile"],
});

export const deleteTax = route({
  method: "DELETE",
  path: "/settings/taxes/:taxId",
  summary: "Deletes a tax that no item carries; with `moveTo` its items get that tax first.",
  access,
  params: z.object({ taxId: idTextOf("Tax") }),
  query: z.object({ moveTo: idTextOf("Tax").optional() }),
  response: messageReply,
  errors: ["not_found", "tax_in_use", "tax_unknown"],
});

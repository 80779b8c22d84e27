import { preparePicture } from "#core/files/server/public.ts";
import { costOf, type Micros } from "#inventory/inventory/domain/unit-cost.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { identityDigits } from "#platform/domain/identity/tax-numbers.ts";
import { addCents, type Cents, cents, sumCents } from "#platform/domain/money/cents.ts";
import { type ExactDecimal, exactDecimal } from "#platform/domain/money/exact-decimal.ts";
import { prorate } from "#platform/domain/money/prorate.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { readIssuer } from "#tax/tax-issuer/server/public.ts";
import type {
  createManualPurchase as definition,
  ManualPurchase,
  ManualPurchaseItem,
} from "../../contract/purchases.ts";
import { USUAL_INCOME } from "../../domain/income-code.ts";
import type { LineToRecord, PurchaseToRecord, VendorNamed } from "./purchase-to-record.ts";
import { recordPurchase } from "./record-purchase.ts";

/** Hundred-millionths in a cent. */
const CENT = 1_000_000;

/** Records a typed purchase with the picture or PDF of its paper. */
export async function createManualPurchase(
  ctx: StaffContext,
  { payload, attachment }: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  const file = attachment ? await prepareAttachment(ctx, "attachment", attachment) : null;
  return ctx.inTenant(async (tx) => {
    const isRegisteredForVat = Boolean((await readIssuer(tx))?.nrc);
    const { id, number, vendorId, priceRises } = await recordPurchase(tx, ctx, {
      ...typedPurchase(payload, isRegisteredForVat),
      attachment: file,
    });
    return {
      message: ctx.say("purchases.reply.recorded", { number }),
      id,
      number,
      vendor_id: vendorId,
      price_rises: [...priceRises],
    };
  });
}

/** Leaves the totals out unless every price is known: half a sum would be read as the whole. */
function typedPurchase(
  payload: ManualPurchase,
  isRegisteredForVat: boolean,
): Omit<PurchaseToRecord, "attachment"> {
  const lines = payload.items.map(typedLine);
  const totals = lines.flatMap(({ total }) => (total === null ? [] : [total]));
  const subtotal = totals.length === lines.length ? sumCents(totals) : null;
  const tax = payload.tax ?? null;
  return {
    vendor: typedVendor(payload.vendor),
    source: "manual",
    effect: "brings",
    documentType: null,
    generationCode: null,
    controlNumber: null,
    invoiceNumber: payload.vendor?.invoice_number || null,
    invoiceDate: payload.invoice_date ? calendarDate(payload.invoice_date) : null,
    currency: null,
    discount: null,
    subtotal,
    tax,
    total: subtotal === null ? null : addCents(subtotal, tax ?? (0 as Cents)),
    withheldIncome: withheldOf(payload, subtotal),
    note: payload.note || null,
    despiteKnown: payload.despite_known,
    takeWhatIsLeft: false,
    lines: subtotal === null || tax === null || isRegisteredForVat ? lines : withTax(lines, totals, tax),
    document: null,
  };
}

/** Returns the income tax withheld; refuses more than what is paid without IVA, and any while a price is missing. */
function withheldOf(
  { withheld_income: amount, income_code: code }: ManualPurchase,
  subtotal: Cents | null,
): PurchaseToRecord["withheldIncome"] {
  if (!amount) return null;
  if (subtotal === null || amount > subtotal)
    throw new AppError("invalid_input", {
      fields: [{ field: "payload.withheld_income", code: "too_large" }],
    });
  return { amount, code: code ?? USUAL_INCOME };
}

/**
 * Adds the IVA to the cost of the lines in proportion, because a restaurant without NRC does not get it back
 * (docs/decisions/0062).
 */
function withTax(lines: readonly LineToRecord[], totals: readonly Cents[], tax: Cents): LineToRecord[] {
  const shares = prorate(tax, totals);
  return lines.map((line, index) => ({
    ...line,
    cost: exactDecimal((line.cost ?? 0) + (shares[index] ?? 0) * CENT),
  }));
}

function typedVendor(vendor: ManualPurchase["vendor"]): VendorNamed | null {
  if (!vendor) return null;
  return {
    id: vendor.id ?? null,
    name: vendor.name || null,
    nit: vendor.nit ? identityDigits(vendor.nit) : null,
    nrc: null,
    phone: null,
    email: null,
    address: null,
  };
}

function typedLine(item: ManualPurchaseItem, index: number): LineToRecord {
  const { title, quantity, unit } = item;
  const price = item.unit_price ?? null;
  const field = `payload.items.${index}`;
  const amount = price === null ? null : costOf([{ quantity, unitCost: price }]);
  const discount = item.discount ?? cents(0);
  // Without a price nobody knows what it is taken off.
  if (discount > 0 && amount === null)
    throw new AppError("invalid_input", { fields: [{ field: `${field}.unit_price`, code: "required" }] });
  if (discount > (amount ?? 0))
    throw new AppError("invalid_input", { fields: [{ field: `${field}.discount`, code: "too_large" }] });
  return {
    field,
    code: item.code || null,
    title,
    quantity,
    unit,
    stock: item.is_stocked
      ? {
          item: item.inventory_item_id ?? { title, unit: item.stock_unit ?? unit },
          factor: item.factor ?? null,
        }
      : null,
    unitPrice: price,
    cost: price === null ? null : exactDecimal(Math.max(exactCost(quantity, price) - discount * CENT, 0)),
    discount: discount || null,
    total: amount === null ? null : cents(amount - discount),
  };
}

/** Thousandths times millionths are 10⁻⁹; ten of them are a hundred-millionth. */
const exactCost = (quantity: Thousandths, price: Micros): ExactDecimal =>
  exactDecimal(scaleHalfUp(quantity, price, 10));

/** Size of a picture of a paper, which has to be legible: as large as a page of a phone's camera. */
const PAPER = { longerSide: 2000, maxBytes: 2 * 1024 * 1024 } as const;

/** A PDF begins with this mark, after marks and blanks of scanners, and ends with the other (ISO 32000-1, 7.5.2 and 7.5.5). */
const PDF = /^[^<a-z]*%PDF-/i;
const END = "%%EOF";
const WITHIN = 1024;

/**
 * Prepares an attachment for storage, judged by its content: a picture is drawn again, a PDF stays as it is and is only ever
 * downloaded. Call it before the transaction. Refuses `field` with `not_an_attachment` or `too_many_pixels`.
 */
async function prepareAttachment(
  ctx: Pick<StaffContext, "tenantId">,
  field: string,
  upload: Uint8Array,
): Promise<NonNullable<PurchaseToRecord["attachment"]>> {
  const bytes = Buffer.from(upload);
  if (PDF.test(bytes.toString("latin1", 0, WITHIN))) {
    if (!bytes.subarray(-WITHIN).includes(END)) throw refusal(field);
    return { mediaType: "application/pdf", bytes };
  }
  try {
    return { mediaType: "image/webp", bytes: (await preparePicture(ctx, field, upload, PAPER)).bytes };
  } catch (error) {
    const isNoPicture =
      error instanceof AppError && error.options.fields?.some(({ code }) => code === "not_a_picture");
    throw isNoPicture ? refusal(field, error) : error;
  }
}

const refusal = (field: string, cause?: unknown) =>
  new AppError("invalid_input", { fields: [{ field, code: "not_an_attachment" }], cause });

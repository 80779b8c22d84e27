import type { ValidationCode } from "#app/contract/validation-code.ts";
import { activityTitle, placeName, unknownCodesOf } from "#core/catalogues/server/public.ts";
import { tenderCodeOf } from "#core/payment-types/domain/tender-code.ts";
import { readPaymentTypes } from "#core/settings/server/public.ts";
import { drawerForPayment } from "#money/cash/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { decimalOfCents, ZERO_DECIMAL } from "#platform/domain/money/decimal.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { tidyReceptor } from "#service/customers/domain/receptor.ts";
import { receptorNames } from "#service/customers/domain/receptor-names.ts";
import { receptorProblems } from "#service/customers/domain/receptor-problems.ts";
import type { Party } from "#tax/tax-documents/domain/issue/parties.ts";
import { issuePurchase, readDocumentText } from "#tax/tax-documents/server/public.ts";
import type { createExcludedPurchase as definition, ExcludedSeller } from "../contract/manual-invoicing.ts";
import { excludedPurchase, hasGoods } from "../domain/excluded-purchase.ts";
import { madeDocument, refuseUnknownCodes } from "./create-invoice.ts";

type Request = BodyOf<typeof definition>;

/** Issues the document of a purchase from somebody without NRC (14); like all others it waits for its seal (guide §17). */
export function createExcludedPurchase(
  ctx: StaffContext,
  { seller, isNaturalPerson, items, paymentTypeId, notes }: Request,
): Promise<ResponseOf<typeof definition>> {
  refuseUnknownCodes(items);
  const party = partyOf(seller);
  return ctx.inTenant(async (tx) => {
    const { lines, withheldIncome, totals } = excludedPurchase(items, { isNaturalPerson });
    const code = await tenderCode(tx, paymentTypeId);
    const made = await issuePurchase(tx, {
      bought: {
        seller: party,
        lines,
        discount: ZERO_DECIMAL,
        withheldIncome,
        payments: [{ code, amount: decimalOfCents(totals.toPay), reference: null, term: null }],
        notes: notes || null,
        appendix: [],
      },
      now: ctx.now,
      by: ctx.userId,
      pointOfSaleId: (await drawerForPayment(tx, ctx))?.pointOfSaleId ?? null,
    });
    if (!made) throw new AppError("no_tax_documents");
    refuseSeller(made.problems.map(({ field }) => field));
    const dteInfo = required(await madeDocument(tx, { id: made.id }), "the document just made");
    return {
      success: true as const,
      message: ctx.say(
        dteInfo.isReady ? "manualInvoicing.reply.bought" : "manualInvoicing.reply.bought_unready",
      ),
      dteInfo,
      dte: dteInfo.isReady && hasGoods(items) ? await readDocumentText(tx, made.id) : null,
      ...totals,
    };
  });
}

/** Returns the CAT-017 code of the payment; only a customer can buy on account. */
async function tenderCode(tx: Tx, id: Request["paymentTypeId"]): Promise<string> {
  const type = (await readPaymentTypes(tx)).find((each) => each.id === id);
  if (!type?.isActive || type.settles !== "now")
    throw new AppError("payment_type_unknown", { field: "paymentTypeId" });
  return tenderCodeOf(type);
}

/** Returns the seller as the document names them; refuses each field that the document could not carry (guide §4, §17). */
function partyOf(seller: ExcludedSeller): Party {
  const { departamento, municipio, complemento } = seller;
  const distrito = seller.distrito || null;
  const receptor = required(
    tidyReceptor(
      {
        nombre: seller.name,
        tipoDocumento: seller.tipoDocumento,
        numDocumento: seller.numDocumento,
        codActividad: seller.codActividad,
        descActividad:
          seller.descActividad || (seller.codActividad ? activityTitle(seller.codActividad) : null),
        correo: seller.email,
        telefono: seller.phone,
        direccion: { departamento, municipio, complemento },
      },
      "CONSUMIDOR_FINAL",
    ),
    "a seller",
  );
  refuse([
    ...receptorProblems(receptor, "CONSUMIDOR_FINAL").map(({ field, reason }) => ({
      field: fieldOf[field] ?? field,
      code: reason,
    })),
    ...unknownCodes(seller),
  ]);
  const { tipoDocumento, numDocumento, codActividad, descActividad } = receptor;
  return {
    identity: { kind: required(tipoDocumento, "a kind"), number: required(numDocumento, "a number") },
    nrc: null,
    name: receptor.nombre,
    tradeName: null,
    activity: codActividad && descActividad ? { code: codActividad, title: descActividad } : null,
    address: {
      department: departamento,
      municipality: municipio,
      district: distrito,
      districtName: distrito && placeName(departamento, municipio, distrito),
      complement: complemento,
    },
    phone: receptor.telefono,
    email: receptor.correo,
  };
}

const fieldOf: Readonly<Record<string, string>> = {
  nombre: "name",
  correo: "email",
  telefono: "phone",
  "direccion.departamento": "departamento",
  "direccion.municipio": "municipio",
  "direccion.distrito": "distrito",
  "direccion.complemento": "complemento",
};

function unknownCodes({ tipoDocumento, codActividad, departamento, municipio, distrito }: ExcludedSeller) {
  const places = { department: departamento, municipality: municipio, district: distrito };
  return unknownCodesOf({ documentType: tipoDocumento, activity: codActividad, ...places }).map((field) => ({
    field: fieldOf[receptorNames[field]] ?? receptorNames[field],
    code: "not_a_choice" as const,
  }));
}

/**
 * Refuses the seller's fields that the schema rejects; they are in `receptor` in the newer generation and in `sujetoExcluido`
 * in the older.
 */
function refuseSeller(paths: readonly string[]): void {
  refuse(
    paths.flatMap((path) => {
      const [, member] = /^(?:receptor|sujetoExcluido)\.(.+)$/.exec(path) ?? [];
      return member === undefined ? [] : [{ field: fieldOf[member] ?? member, code: "required" as const }];
    }),
  );
}

function refuse(problems: readonly { readonly field: string; readonly code: ValidationCode }[]): void {
  if (problems.length === 0) return;
  throw new AppError("invalid_input", {
    fields: problems.map(({ field, code }) => ({ field: `seller.${field}`, code })),
  });
}

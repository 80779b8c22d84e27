import { saleLines } from "#core/pricing/domain/sale-lines.ts";
import { type SaleTotals, saleTotals } from "#core/pricing/domain/sale-totals.ts";
import { NO_TAX, type PriceTax } from "#core/pricing/domain/tax-type.ts";
import { type ServedOrder, serviceChargeFor } from "#core/service-charge/domain/service-charge-terms.ts";
import type { Settings } from "#core/settings/server/public.ts";
import { toId } from "#platform/domain/ids.ts";
import {
  basisPoints,
  type Cents,
  cents,
  percentageOf,
  subtractCents,
  sumCents,
  ZERO_CENTS,
} from "#platform/domain/money/cents.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { Receptor } from "#service/customers/domain/receptor.ts";
import type { FrozenSale } from "#tax/documents/server/public.ts";

const IVA_INSIDE: PriceTax = { type: "inclusive", rate: basisPoints(1_300) };
const IVA_ON_TOP: PriceTax = { type: "exclusive", rate: basisPoints(1_300) };

/** Dishes that cover all a sale can have: prices with and without IVA, an exempt dish, a combo, a courtesy. */
const DISHES = [
  { title: "Pupusas revueltas", unitPrice: cents(115), quantity: 7, tax: IVA_INSIDE },
  { title: "Mariscada", unitPrice: cents(1_249), quantity: 1, tax: IVA_ON_TOP },
  { title: "Libro de recetas", unitPrice: cents(300), quantity: 1, tax: NO_TAX },
  { title: "Plato del día", unitPrice: cents(425), quantity: 2, tax: IVA_INSIDE, combo: "Almuerzo" },
  { title: "Horchata", unitPrice: cents(75), quantity: 2, tax: IVA_INSIDE, combo: "Almuerzo" },
  { title: "Café de cortesía", unitPrice: cents(0), quantity: 1, tax: IVA_INSIDE },
] as const;

/** Discount on the whole sale. */
const DISCOUNT = basisPoints(1_000);
const TIP = cents(150);

/** Order at a table without a number of people. */
const AT_A_TABLE: ServedOrder = { account_id: 1, delivery_type: "dinein", people: null };

/** An invented company with everything that a crédito fiscal needs. */
export const EXAMPLE_BUYER: Receptor = {
  nombre: "Comercial El Ejemplo, S.A. de C.V.",
  tipoDocumento: "36",
  numDocumento: "06140511991028",
  nrc: "1456789",
  codActividad: "70200",
  descActividad: "Actividades de consultoría en gestión empresarial",
  correo: "compras@ejemplo.example",
  telefono: "22431100",
  direccion: { departamento: "06", municipio: "23", distrito: "14", complemento: "Boulevard de ejemplo 100" },
};

/**
 * Builds the built-in sale with the restaurant's own service charge, paid in cash and by card, as a payment would
 * freeze it.
 */
export function exampleSale(settings: Settings, paidAt: Date): FrozenSale {
  const discount = percentageOf(
    sumCents(DISHES.map(({ unitPrice, quantity }) => cents(unitPrice * quantity))),
    DISCOUNT,
  );
  const { sale, totals } = unkeptSale(settings, paidAt, { dishes: DISHES, discount, tip: TIP });
  const cash = cents(Math.floor(totals.payable / 2));
  return {
    ...sale,
    payments: [
      { ...PAYMENT, title: "Efectivo", tenderCode: "01", amount: cash },
      {
        ...PAYMENT,
        title: "Tarjeta",
        tenderCode: "03",
        amount: cents(totals.payable - cash),
        tip: TIP,
        reference: "004213",
      },
    ],
  };
}

/** A dish of a sale that is only tried. */
interface TriedDish {
  readonly title: string;
  readonly unitPrice: Cents;
  readonly quantity: number;
  readonly tax: PriceTax;
  /** Title of the combo that it is a part of. */
  readonly combo?: string;
  /** Facts for its document; without them a good of one piece. */
  readonly taxFacts?: FrozenSale["lines"][number]["taxFacts"];
}

interface UnkeptSale {
  readonly dishes: readonly TriedDish[];
  readonly discount?: Cents;
  readonly tip?: Cents;
}

/** Builds a sale at a table as a payment would freeze it, paid in cash. It has no number and is kept nowhere. */
export function unkeptSale(
  { service: terms, today }: Settings,
  paidAt: Date,
  { dishes, discount = ZERO_CENTS, tip = ZERO_CENTS }: UnkeptSale,
): { readonly sale: FrozenSale; readonly totals: SaleTotals } {
  const service = serviceChargeFor(terms, [AT_A_TABLE]);
  const totals = saleTotals(dishes, { service, discount });
  const figures = saleLines(dishes, totals);
  const sale: FrozenSale = {
    invoiceId: toId<"Invoice">(1),
    invoiceNo: NOT_INVOICED,
    invoiceType: "CONSUMIDOR_FINAL",
    businessDate: today,
    paidAt,
    orderIds: [],
    issuer: null,
    receptor: null,
    lines: dishes.map((dish, index) => ({
      ...required(figures[index], "the figures of a line"),
      orderLineId: toId<"OrderLine">(index + 1),
      title: dish.title,
      quantity: dish.quantity,
      unitPrice: dish.unitPrice,
      portion: { numerator: 1, denominator: 1 },
      taxOfPrice: dish.tax,
      combo: dish.combo === undefined ? null : { uuid: dish.combo, title: dish.combo },
      taxFacts: dish.taxFacts ?? { kind: 1, unit: 59, code: null, untaxedAs: "exempt", tributes: [] },
    })),
    taxes: totals.taxes.map(({ type, rate, net, tax }) => ({ type, rate, net, tax })),
    service,
    discountCode: null,
    totals: {
      listed: totals.listed,
      discount: totals.discount,
      net: subtractCents(totals.net, totals.discount),
      tax: totals.taxTotal,
      serviceCharge: totals.serviceCharge,
      tip,
      total: totals.payable,
    },
    payments: [{ ...PAYMENT, title: "Efectivo", tenderCode: "01", amount: totals.payable }],
  };
  return { sale, totals };
}

/** Stands in place of an invoice number. */
export const NOT_INVOICED = 0;

const PAYMENT = {
  paymentTypeId: toId<"PaymentType">(1),
  settles: "now",
  tip: cents(0),
  reference: null,
} as const;

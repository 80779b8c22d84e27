import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { sendAsIssuer } from "#app/server/testing/ministry/send-as-issuer.ts";
import {
  checkTaxDocument,
  OWN_DOCUMENTS,
  SEALED_DOCUMENTS,
} from "#tax/tax-documents/domain/check/check-tax-document.ts";

/** JSON whose shape the test knows. */
// biome-ignore lint/suspicious/noExplicitAny: figures that the ministry prints, in documents of two generations
type Json = any;

interface Example {
  /** The figures as the guide tells them. */
  readonly says: string;
  readonly type: "01" | "03" | "14";
  readonly lines: readonly Json[];
  readonly summary: Json;
  /** True for figures of others that the ministry takes and we would write more exactly. */
  readonly isOfOthers?: true;
}

const VAT = { codigo: "20", descripcion: "Impuesto al Valor Agregado 13%" };
const cash = (montoPago: number) => ({
  codigo: "01",
  montoPago,
  referencia: null,
  plazo: null,
  periodo: null,
});

/** A factura of one line at its price; `ivaItem` and `totalIva` as they are told. */
const factura = (
  price: number,
  ivaItem: number,
  totalIva: number,
  pagos: readonly Json[] = [cash(price)],
) => ({
  type: "01" as const,
  lines: [{ precioUni: price, ventaGravada: price, ivaItem, tributos: null }],
  summary: {
    totalGravada: price,
    subTotalVentas: price,
    subTotal: price,
    totalIva,
    montoTotalOperacion: price,
    totalPagar: price,
    pagos,
  },
});

/** A crédito fiscal of one line without IVA. */
const credit = (price: number, vat: number, total: number, more: Json = {}) => ({
  type: "03" as const,
  lines: [{ precioUni: price, ventaGravada: price, tributos: ["20"] }],
  summary: {
    totalGravada: price,
    subTotalVentas: price,
    subTotal: price,
    tributos: [{ ...VAT, valor: vat }],
    montoTotalOperacion: total,
    totalPagar: total,
    pagos: [cash(more.totalPagar ?? total)],
    ...more,
  },
});

const FOVIAL = { codigo: "D1", descripcion: "FOVIAL ($0.20 Ctvs. por galón)", valor: 0.87 };
const COTRANS = { codigo: "C8", descripcion: "COTRANS ($0.10 Ctvs. por galón)", valor: 0.43 };

/** Every figure that the guide works out and that no file of the samples has (guide §6, §7, §9, §12–§14, §17). */
const examples: readonly Example[] = [
  { says: "1.25 has 0.14380531 of IVA, 0.14", ...factura(1.25, 0.14380531, 0.14) },
  { says: "92.00 has 10.58407080", ...factura(92, 10.5840708, 10.58) },
  { says: "16.40 has 1.89, rounded by its issuer", ...factura(16.4, 1.89, 1.89), isOfOthers: true },
  { says: "29.25 has 3.36, cut by its issuer", ...factura(29.25, 3.36, 3.36), isOfOthers: true },
  {
    says: "10 notebooks with 0.10 off each have 1.00 off",
    ...factura(14, 1.61061947, 1.61),
    lines: [
      { cantidad: 10, precioUni: 1.5, montoDescu: 1, ventaGravada: 14, ivaItem: 1.61061947, tributos: null },
    ],
    summary: { ...factura(14, 1.61061947, 1.61).summary, totalDescu: 1 },
  },
  { says: "50.00 in cash", ...factura(50, 5.75221239, 5.75) },
  {
    says: "100.00 in cash and 50.00 by card",
    ...factura(150, 17.25663717, 17.26, [cash(100), { ...cash(50), codigo: "03", referencia: "004512" }]),
  },
  {
    says: "500.00 in six months",
    ...factura(500, 57.52212389, 57.52, [{ ...cash(500), plazo: "02", periodo: 6 }]),
    summary: {
      ...factura(500, 57.52212389, 57.52, [{ ...cash(500), plazo: "02", periodo: 6 }]).summary,
      condicionOperacion: 2,
    },
  },
  {
    says: "174.60 by debit card and 300.00 in two months",
    ...factura(474.6, 54.6, 54.6),
    summary: {
      ...factura(474.6, 54.6, 54.6).summary,
      condicionOperacion: 3,
      pagos: [
        { ...cash(174.6), codigo: "02" },
        { ...cash(300), plazo: "02", periodo: 2 },
      ],
    },
  },
  {
    says: "a payment outside the tax that stands as a price too",
    ...factura(50, 5.75221239, 5.75, [cash(45)]),
    lines: [
      ...factura(50, 5.75221239, 5.75).lines,
      { uniMedida: 99, precioUni: -5, ventaGravada: 0, ivaItem: 0, noGravado: -5, tributos: null },
    ],
    summary: {
      ...factura(50, 5.75221239, 5.75, [cash(45)]).summary,
      totalNoGravado: -5,
      totalPagar: 45,
    },
  },
  {
    says: "65.09 less 15.01 for all has 6.51 of IVA: 56.59",
    ...credit(65.09, 6.51, 56.59, {
      descuGravada: 15.01,
      porcentajeDescuento: 23,
      totalDescu: 15.01,
      subTotal: 50.08,
    }),
  },
  {
    says: "fuel of 12.93 has 1.68 of IVA, FOVIAL and COTRANS: 15.91",
    ...credit(13.01, 1.68, 15.91, {
      descuGravada: 0.08,
      totalDescu: 0.08,
      subTotal: 12.93,
      tributos: [{ ...VAT, valor: 1.68 }, FOVIAL, COTRANS],
    }),
    lines: [{ precioUni: 13.01, ventaGravada: 13.01, tributos: ["20", "D1", "C8"] }],
  },
  {
    says: "697.50 and 90.68 less 6.98 withheld are 781.20 in the manual",
    ...credit(697.5, 90.68, 781.2, { ivaRete: 6.98 }),
    isOfOthers: true,
  },
  {
    says: "697.50 with 6.98 withheld are 788.18 in sealed ones",
    ...credit(697.5, 90.68, 788.18, { ivaRete: 6.98, totalPagar: 781.2 }),
  },
  {
    says: "1.62 is perceived of 162.00",
    ...credit(162, 21.06, 183.06, { ivaPerci: 1.62, totalPagar: 184.68 }),
  },
  {
    says: "8.97 is perceived of 896.57",
    ...credit(896.57, 116.55, 1013.12, { ivaPerci: 8.97, totalPagar: 1022.09 }),
  },
  {
    says: "of services for 280.00 income tax of 28.00 is withheld: 252.00",
    type: "14",
    lines: [{ tipoItem: 2, uniMedida: 99, precioUni: 280, compra: 280 }],
    summary: {
      totalCompra: 280,
      descu: 0,
      totalDescu: 0,
      subTotal: 280,
      reteRenta: 28,
      totalPagar: 252,
      pagos: [cash(252)],
    },
  },
];

/** A document of each generation whose other members the examples keep. */
const frames = {
  "01": ["01-v1-001", "01-v2-001"],
  "03": ["03-v3-001", "03-v4-001"],
  "14": ["14-v1-001", "14-v2-001"],
};
const folder = path.join(import.meta.dirname, "../tax/documents/domain/samples");

const cases = examples.flatMap((example) =>
  frames[example.type].map((frame) => [example.says, frame, example] as const),
);

/** The example in the members of its generation. */
function documentOf({ type, lines, summary }: Example, frame: string): Json {
  const document = JSON.parse(readFileSync(path.join(folder, type, `${frame}.json`), "utf8"));
  const [first] = document.cuerpoDocumento;
  const plain = { codigo: null, cantidad: 1, montoDescu: 0 };
  const older: Json = { ivaRete: "ivaRete1", ivaPerci: "ivaPerci1" };
  const isOlder = document.identificacion.version === (type === "03" ? 3 : 1);
  const said = Object.entries(summary).map(([name, value]) => [
    isOlder ? (older[name] ?? name) : name,
    value,
  ]);
  return {
    ...document,
    cuerpoDocumento: lines.map((line, index) => ({ ...first, ...plain, ...line, numItem: index + 1 })),
    resumen: { ...document.resumen, condicionOperacion: 1, ...Object.fromEntries(said) },
  };
}

test.each(cases)("%s (%s): the check lets it pass", (_, frame, example) => {
  const document = documentOf(example, frame);
  expect(checkTaxDocument(document, SEALED_DOCUMENTS)).toEqual([]);
  const ours = checkTaxDocument(document, OWN_DOCUMENTS);
  expect(ours.length > 0).toBe(example.isOfOthers ?? false);
});

test.each(cases)("%s (%s): the ministry seals it", async (_, frame, example) => {
  const json = await sendAsIssuer(JSON.stringify(documentOf(example, frame)));
  expect([json.estado, json.observaciones]).toEqual(["PROCESADO", []]);
});

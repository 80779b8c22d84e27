import { randomUUID } from "node:crypto";

interface WithholdingSaid {
  readonly code?: string;
  readonly issuedOn?: string;
  /** The restaurant's side; an issuer of tests (ministry/issuer.ts) unless said. */
  readonly own?: { readonly nit: string; readonly nrc: string };
  /** 01 unless said. */
  readonly environment?: "00" | "01";
}

const bank = { nit: "06142509871034", nrc: "2187654", nombre: "BANCO DEL PACIFICO, S.A." };
const ADDRESS = { departamento: "06", municipio: "14", complemento: "Colonia Escalón" };

/** What every side has in the first generation. */
const partyOf = ({ nit, nrc, nombre }: typeof bank) => ({
  nit,
  nrc,
  nombre,
  codActividad: "64190",
  descActividad: "Servicios financieros",
  nombreComercial: null,
  direccion: ADDRESS,
  telefono: "22223333",
  correo: "dte@banco.test",
});

const codes = { codigoMH: null, codigo: null, puntoVentaMH: null };

function head(type: string, { code, issuedOn = "2026-10-31", environment = "01" }: WithholdingSaid) {
  return {
    version: 1,
    ambiente: environment,
    tipoDte: type,
    numeroControl: `DTE-${type}-M001P001-000000000000042`,
    codigoGeneracion: code ?? randomUUID().toUpperCase(),
    tipoModelo: 1,
    tipoOperacion: 1,
    ...(type === "07" ? { tipoContingencia: null, motivoContin: null } : {}),
    fecEmi: issuedOn,
    horEmi: "10:00:00",
    tipoMoneda: "USD",
  };
}

const restaurantOf = ({ own = { nit: "06142303181016", nrc: "2768431" } }: WithholdingSaid) => ({
  ...partyOf({ ...own, nombre: "RESTAURANTE DE PRUEBA" }),
});

interface WithheldLine {
  readonly document: string;
  readonly base: number;
  readonly amount: number;
  /** CAT-006: 22 (1 %) unless said. */
  readonly code?: string;
}

const SEAL = "2026E1F53C4D8B2A4F6E9A7C1D3B5F7092A4C6E8";

/** A comprobante de retención (07) of version 1, by which an agent withholds 1 % from the restaurant. */
export function retentionDocument(
  said: WithholdingSaid & { readonly lines: readonly WithheldLine[]; readonly isOwn?: boolean },
) {
  const restaurant = restaurantOf(said);
  const { nit, ...receiver } = said.isOwn ? partyOf(bank) : restaurant;
  const base = said.lines.reduce((sum, line) => sum + line.base, 0);
  const amount = said.lines.reduce((sum, line) => sum + line.amount, 0);
  return {
    identificacion: head("07", said),
    emisor: {
      ...(said.isOwn ? restaurant : partyOf(bank)),
      tipoEstablecimiento: "02",
      ...codes,
      puntoVenta: null,
    },
    receptor: { tipoDocumento: "36", numDocumento: nit, ...receiver },
    cuerpoDocumento: said.lines.map((line, index) => ({
      numItem: index + 1,
      tipoDte: "03",
      tipoDoc: 2,
      numDocumento: line.document,
      fechaEmision: said.issuedOn ?? "2026-10-31",
      montoSujetoGrav: line.base,
      codigoRetencionMH: line.code ?? "22",
      ivaRetenido: line.amount,
      descripcion: "Servicio de alimentación",
    })),
    resumen: {
      totalSujetoRetencion: Math.round(base * 100) / 100,
      totalIVAretenido: Math.round(amount * 100) / 100,
      totalIVAretenidoLetras: "UNO CON 50/100 USD",
    },
    extension: null,
    apendice: null,
    selloRecibido: SEAL,
  };
}

/** A documento contable de liquidación (09) of version 1: cards were charged for `taxed` without IVA, and 2 % of it is advanced. */
export function cardSettlement(said: WithholdingSaid & { readonly taxed: number; readonly advance: number }) {
  const vat = Math.round(said.taxed * 13) / 100;
  const commission = Math.round(said.taxed) / 100;
  const operations = Math.round((said.taxed + vat) * 100) / 100;
  return {
    identificacion: head("09", said),
    emisor: { ...partyOf(bank), tipoEstablecimiento: "02", ...codes, puntoVentaContri: null },
    receptor: {
      ...restaurantOf(said),
      tipoEstablecimiento: "02",
      codigoMH: null,
      puntoVentaMH: null,
    },
    cuerpoDocumento: {
      periodoLiquidacionFechaInicio: "2026-10-01",
      periodoLiquidacionFechaFin: "2026-10-31",
      codLiquidacion: null,
      cantidadDoc: 12,
      valorOperaciones: operations,
      montoSinPercepcion: 0,
      descripSinPercepcion: null,
      subTotal: operations,
      iva: vat,
      montoSujetoPercepcion: said.taxed,
      ivaPercibido: said.advance,
      comision: commission,
      porcentComision: "1.00",
      ivaComision: Math.round(commission * 13) / 100,
      liquidoApagar: Math.round((operations - said.advance - commission * 1.13) * 100) / 100,
      totalLetras: "MIL CIEN CON 00/100 USD",
      observaciones: null,
    },
    extension: { nombEntrega: "Sistema de liquidación", docuEntrega: "06142509871034", codEmpleado: null },
    apendice: null,
    selloRecibido: SEAL,
  };
}

/** A comprobante de liquidación (08) of version 1: somebody sold for the restaurant and settles it. */
export function salesSettlement(said: WithholdingSaid & { readonly taxed: number; readonly vat: number }) {
  const { nit, ...restaurant } = restaurantOf(said);
  const total = Math.round((said.taxed + said.vat) * 100) / 100;
  const tributes = [{ codigo: "20", descripcion: "Impuesto al Valor Agregado 13%", valor: said.vat }];
  return {
    identificacion: head("08", said),
    emisor: {
      ...partyOf(bank),
      tipoEstablecimiento: "02",
      codEstableMH: null,
      codEstable: null,
      codPuntoVentaMH: null,
      codPuntoVenta: null,
    },
    receptor: { nit, ...restaurant },
    cuerpoDocumento: [
      {
        numItem: 1,
        tipoDte: "01",
        tipoGeneracion: 2,
        numeroDocumento: randomUUID().toUpperCase(),
        fechaGeneracion: said.issuedOn ?? "2026-10-31",
        ventaNoSuj: 0,
        ventaExenta: 0,
        ventaGravada: said.taxed,
        exportaciones: 0,
        tributos: ["20"],
        ivaItem: said.vat,
        obsItem: "Ventas del mes",
      },
    ],
    resumen: {
      totalNoSuj: 0,
      totalExenta: 0,
      totalGravada: said.taxed,
      totalExportacion: 0,
      subTotalVentas: said.taxed,
      tributos: tributes,
      montoTotalOperacion: total,
      ivaPerci: 0,
      total,
      totalLetras: "CIENTO TRECE CON 00/100 USD",
      condicionOperacion: 1,
    },
    extension: null,
    apendice: null,
    selloRecibido: SEAL,
  };
}

import { randomUUID } from "node:crypto";

export interface SuppliedGoods {
  readonly title: string;
  readonly quantity: number;
  readonly price: number;
  /** CAT-014; 59 (unidad) unless said. */
  readonly unit?: number;
  readonly code?: string | null;
  /** CAT-011: 1 goods (unless said), 2 a service. */
  readonly kind?: number;
}

export interface SupplierDocument {
  /** 03 unless said; 05 and 06 are notes of it. */
  readonly type?: "03" | "05" | "06";
  readonly code?: string;
  readonly vendor?: { readonly name: string; readonly nit: string };
  readonly goods: readonly SuppliedGoods[];
  /** Documents that a note corrects. */
  readonly corrects?: readonly string[];
  readonly issuedOn?: string;
}

const rounded = (amount: number) => Math.round(amount * 100) / 100;

/** A supplier's document of version 3 whose sums are right, sealed and of this year; IVA is added to its lines. */
export function supplierDocument(said: SupplierDocument) {
  const { type = "03", code = randomUUID().toUpperCase(), goods, corrects, issuedOn = "2026-11-20" } = said;
  const { name, nit } = said.vendor ?? {
    name: "DISTRIBUIDORA LA CEIBA, S.A. DE C.V.",
    nit: "06142509871034",
  };
  const lines = goods.map(({ title, quantity, price, unit = 59, code: own = null, kind = 1 }, index) => ({
    numItem: index + 1,
    tipoItem: kind,
    numeroDocumento: null,
    codigo: own,
    codTributo: null,
    descripcion: title,
    cantidad: quantity,
    uniMedida: unit,
    precioUni: price,
    montoDescu: 0,
    ventaNoSuj: 0,
    ventaExenta: 0,
    ventaGravada: rounded(quantity * price),
    tributos: ["20"],
  }));
  const taxed = rounded(lines.reduce((sum, { ventaGravada }) => sum + ventaGravada, 0));
  const vat = rounded(taxed * 0.13);
  const total = rounded(taxed + vat);
  return {
    identificacion: {
      version: 3,
      ambiente: "01",
      tipoDte: type,
      numeroControl: "DTE-03-M001P001-000000000000042",
      codigoGeneracion: code,
      fecEmi: issuedOn,
      horEmi: "10:00:00",
      tipoMoneda: "USD",
    },
    documentoRelacionado:
      corrects?.map((numeroDocumento) => ({ tipoDocumento: "03", numeroDocumento })) ?? null,
    emisor: {
      nit,
      nrc: "2187654",
      nombre: name,
      nombreComercial: null,
      direccion: { departamento: "06", municipio: "23", complemento: "Mercado La Tiendona, local 12" },
      telefono: "22201122",
      correo: "ventas@laceiba.example",
    },
    receptor: { nit: "06140511991028", nrc: "1456789", nombre: "EL RESTAURANTE, S.A. DE C.V." },
    cuerpoDocumento: lines,
    resumen: {
      totalNoSuj: 0,
      totalExenta: 0,
      totalGravada: taxed,
      subTotalVentas: taxed,
      descuNoSuj: 0,
      descuExenta: 0,
      descuGravada: 0,
      tributos: [{ codigo: "20", descripcion: "IVA 13%", valor: vat }],
      subTotal: taxed,
      montoTotalOperacion: total,
      totalPagar: total,
    },
    selloRecibido: "2026E1F53C4D8B2A4F6E9A7C1D3B5F7092A4C6E8",
  };
}

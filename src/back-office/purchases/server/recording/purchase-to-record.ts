import type { Micros } from "#inventory/inventory/domain/unit-cost.ts";
import type { InventoryItemId, VendorId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import type { ExactDecimal } from "#platform/domain/money/exact-decimal.ts";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";
import type { CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import type { PurchaseDocumentType, StockEffect } from "#tax/documents/domain/reading/purchase-document.ts";
import type { PurchaseSource } from "../../domain/purchase.ts";
import type { DocumentToKeep } from "./keep-document.ts";

/** Who sells, as a purchase says it. Found by id, else by NIT, else by name without one; added when nobody is it. */
export interface VendorNamed {
  readonly id: VendorId | null;
  /** Null: the one with this NIT; refused at `vendor.name` when there is none. */
  readonly name: string | null;
  /** Digits. */
  readonly nit: string | null;
  readonly nrc: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: string | null;
}

/** Where a line's goods go. */
export interface StockedLine {
  /** An ingredient there is, or one to be made; where one of its title is there already, that one, in the unit that it is kept in. */
  readonly item: InventoryItemId | { readonly title: string; readonly unit: string };
  /**
   * How many of `item`'s unit one purchased unit is; of an ingredient by its title, of the unit named beside it. Units of a family
   * convert whatever it says. Null: as it was for this vendor and ingredient; refused (`factor_unknown`) when nothing says.
   */
  readonly factor: ExactDecimal | null;
}

export interface LineToRecord {
  /** Its place among the fields of the request, for a refusal: `payload.items.0`. */
  readonly field: string;
  /** The supplier's code. */
  readonly code: string | null;
  readonly title: string;
  /** In the unit it was bought in; above 0. */
  readonly quantity: Thousandths;
  readonly unit: string;
  /** The unit as the document says it (CAT-014), whatever `unit` was made of it; left out for what is typed. */
  readonly unitCode?: number | null;
  /** Null: not kept in stock (a service, a charge). */
  readonly stock: StockedLine | null;
  /** Of the purchased unit, as the paper says it. */
  readonly unitPrice: Micros | null;
  /** What the whole line cost the restaurant (domain/purchase-documents/line-costs.ts); null: nobody said. */
  readonly cost: ExactDecimal | null;
  /** The line's amount on the paper. */
  readonly total: Cents | null;
}

/** A purchase, whoever read or typed it. */
export interface PurchaseToRecord {
  readonly vendor: VendorNamed | null;
  readonly source: PurchaseSource;
  readonly effect: StockEffect;
  readonly documentType: PurchaseDocumentType | null;
  /** codigoGeneracion, in capitals; refused (`purchase_document_known`) while it is a purchase that is not cancelled. */
  readonly generationCode: string | null;
  readonly controlNumber: string | null;
  readonly invoiceNumber: string | null;
  readonly invoiceDate: CalendarDate | null;
  /** Null, and what is no code of three letters: the restaurant's. */
  readonly currency: string | null;
  readonly subtotal: Cents | null;
  readonly tax: Cents | null;
  readonly total: Cents | null;
  readonly note: string | null;
  /** Of a credit note whose goods are used: take back what is left instead of refusing (`purchase_goods_used`). */
  readonly takeWhatIsLeft: boolean;
  readonly lines: readonly LineToRecord[];
  readonly attachment: {
    readonly mediaType: "image/webp" | "application/pdf";
    readonly bytes: Uint8Array;
  } | null;
  /** The supplier's document that it was read out of. */
  readonly document: DocumentToKeep | null;
}

import type { Micros } from "#inventory/inventory/domain/unit-cost.ts";
import type { InventoryItemId, VendorId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import type { ExactDecimal } from "#platform/domain/money/exact-decimal.ts";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";
import type { CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import type {
  DocumentStockEffect,
  PurchaseDocumentType,
} from "#tax/documents/domain/reading/purchase-document.ts";
import type { IncomeCode } from "../../domain/income-code.ts";
import type { PurchaseSource } from "../../domain/purchase.ts";
import type { DocumentToStore } from "./store-document.ts";

/** The vendor as a purchase names them: found by id, else by NIT, else by name without a NIT; added when unknown. */
export interface VendorNamed {
  readonly id: VendorId | null;
  /** Null means the vendor with this NIT; refused at `vendor.name` when there is none. */
  readonly name: string | null;
  /** Digits. */
  readonly nit: string | null;
  readonly nrc: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: string | null;
}

/** Destination of a line's goods. */
interface StockedLine {
  /** An ingredient by id, or one to create; if an ingredient has the title already, that one, in its own unit. */
  readonly item: InventoryItemId | { readonly title: string; readonly unit: string };
  /**
   * Number of the ingredient's units in one purchased unit; for an ingredient by title, of the unit beside it. Units of a
   * family convert regardless. Null: the one known for this vendor and ingredient, else `factor_unknown`.
   */
  readonly factor: ExactDecimal | null;
}

export interface LineToRecord {
  /** Path of the line in the request, for a refusal: `payload.items.0`. */
  readonly field: string;
  /** The supplier's code. */
  readonly code: string | null;
  readonly title: string;
  /** Quantity in the purchased unit, above 0. */
  readonly quantity: Thousandths;
  readonly unit: string;
  /** The document's own unit (CAT-014), whatever `unit` became; left out for a typed line. */
  readonly unitCode?: number | null;
  /** Null for a service or a charge, which is not kept in stock. */
  readonly stock: StockedLine | null;
  /** Price of the purchased unit on the paper. */
  readonly unitPrice: Micros | null;
  /** Cost of the whole line to the restaurant (purchase-documents/domain/line-costs.ts); null when nobody entered one. */
  readonly cost: ExactDecimal | null;
  /** The amount that the paper takes off quantity times price; null for nothing. */
  readonly discount: Cents | null;
  /** Amount of the line on the paper, after its discount. */
  readonly total: Cents | null;
}

/** A purchase, read from a document or typed. */
export interface PurchaseToRecord {
  readonly vendor: VendorNamed | null;
  readonly source: PurchaseSource;
  readonly effect: DocumentStockEffect;
  readonly documentType: PurchaseDocumentType | null;
  /** codigoGeneracion, in capitals; throws `purchase_document_known` when a purchase that is not cancelled has it. */
  readonly generationCode: string | null;
  readonly controlNumber: string | null;
  readonly invoiceNumber: string | null;
  readonly invoiceDate: CalendarDate | null;
  /** Null, or anything but three letters, means the restaurant's currency. */
  readonly currency: string | null;
  /** The amount that the paper takes off all lines together. */
  readonly discount: Cents | null;
  readonly subtotal: Cents | null;
  readonly tax: Cents | null;
  readonly total: Cents | null;
  /** Income tax withheld from the vendor, who then needs a NIT or DUI; null of a document, which says it itself. */
  readonly withheldIncome: { readonly amount: Cents; readonly code: IncomeCode } | null;
  readonly note: string | null;
  /** True records it beside an earlier purchase of the vendor with its number, which somebody saw. */
  readonly despiteKnown: boolean;
  /** For a credit note with used goods: take back the rest instead of throwing `purchase_goods_used`. */
  readonly takeWhatIsLeft: boolean;
  readonly lines: readonly LineToRecord[];
  readonly attachment: {
    readonly mediaType: "image/webp" | "application/pdf";
    readonly bytes: Uint8Array;
  } | null;
  /** The supplier's document from which it was read. */
  readonly document: DocumentToStore | null;
}

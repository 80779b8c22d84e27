/**
 * Number of a row of the thing `Name`. The brand keeps an order's number from being passed where a table's
 * is wanted; it is made only where a row or a request is read.
 */
export type Id<Name extends string> = number & { readonly __id: Name };

export type TenantId = Id<"Tenant">;
export type UserId = Id<"User">;
export type SessionId = Id<"Session">;
export type SharedTillId = Id<"SharedTill">;
export type CategoryId = Id<"Category">;
export type MenuItemId = Id<"MenuItem">;
export type VariantId = Id<"Variant">;
export type AddonId = Id<"Addon">;
export type ModifierGroupId = Id<"ModifierGroup">;
export type RecipeItemId = Id<"RecipeItem">;
export type ComboGroupId = Id<"ComboGroup">;
export type ComboChoiceId = Id<"ComboChoice">;
export type TaxId = Id<"Tax">;
export type VendorId = Id<"Vendor">;
export type PurchaseId = Id<"Purchase">;
export type PurchaseItemId = Id<"PurchaseItem">;
export type InventoryItemId = Id<"InventoryItem">;
export type StationId = Id<"Station">;
export type TableId = Id<"Table">;
export type CustomerId = Id<"Customer">;
export type AccountId = Id<"Account">;
export type AccountChangeId = Id<"AccountChange">;
export type LineChangeId = Id<"LineChange">;
export type OrderId = Id<"Order">;
export type OrderLineId = Id<"OrderLine">;
export type FeedbackId = Id<"Feedback">;
export type VisitId = Id<"Visit">;
export type VisitPhoneId = Id<"VisitPhone">;
export type GuestPhoneId = Id<"GuestPhone">;
export type QrOrderId = Id<"QrOrder">;
export type InvoiceId = Id<"Invoice">;
export type DocumentId = Id<"Document">;
export type DocumentTaskId = Id<"DocumentTask">;
export type TaxDocumentId = Id<"TaxDocument">;
export type ContingencyId = Id<"Contingency">;
export type PointOfSaleId = Id<"PointOfSale">;
export type CashSessionId = Id<"CashSession">;
export type BillId = Id<"Bill">;
export type DiscountCodeId = Id<"DiscountCode">;
export type ManualDiscountId = Id<"ManualDiscount">;
export type PaymentTypeId = Id<"PaymentType">;
export type AccountPaymentId = Id<"AccountPayment">;
export type ReservationId = Id<"Reservation">;
export type WaitingPartyId = Id<"WaitingParty">;
export type WithholdingDocumentId = Id<"WithholdingDocument">;
export type PriceRuleId = Id<"PriceRule">;
export type StockCountId = Id<"StockCount">;
export type StockCountEntryId = Id<"StockCountEntry">;

/** Brands a row number. Throws RangeError unless it is a positive safe integer: 0 means "none" only on the wire. */
export function toId<Name extends string>(value: number): Id<Name> {
  if (!Number.isSafeInteger(value) || value < 1) throw new RangeError(`not an id: ${value}`);
  return value as Id<Name>;
}

/** An id made by a client (cart, cart line, order, payment) so that a repeated request is recognised. */
export type Uuid = string & { readonly __uuid: true };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Brands a uuid, lower-cased so that two spellings of one id are equal. Throws RangeError on another shape. */
export function toUuid(text: string): Uuid {
  const lower = text.toLowerCase();
  if (!UUID.test(lower)) throw new RangeError("not a uuid");
  return lower as Uuid;
}
export type DataExportId = Id<"DataExport">;

/** Tells whether an address holds an id: a positive whole number that a double holds exactly. */
export const isIdText = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

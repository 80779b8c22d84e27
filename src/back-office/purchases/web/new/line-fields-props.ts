import type { VendorItem } from "../../contract/vendors.ts";
import type { DraftLine } from "./purchase-draft.ts";
import type { PurchaseForm } from "./use-purchase-form.ts";

/** What the fields of a line are told. */
export interface LineFieldsProps {
  form: PurchaseForm;
  line: DraftLine;
  /** What the vendor sold before. */
  memory: readonly VendorItem[];
}

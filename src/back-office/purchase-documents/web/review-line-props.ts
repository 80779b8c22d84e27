import type { PreviewLine } from "../contract/preview-dte.ts";
import type { DocumentPreview } from "./purchase-import-api.ts";
import type { LineEdit, LineReview } from "./review-line.ts";

/** What the parts of a line's review are told. */
export interface ReviewLineProps {
  line: PreviewLine;
  review: LineReview;
  edit: LineEdit;
  document: DocumentPreview["document"];
  /** Whether nothing of it can go into or out of stock. */
  isLocked?: boolean | undefined;
  onEdit: (edit: LineEdit) => void;
}

import type { MessageKey } from "#app/words/message-key.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { Say } from "#platform/server/i18n/say.ts";
import type { PurchaseDocument } from "#tax/documents/domain/reading/purchase-document.ts";

const TITLE_SHOWN = 60;

/** A line that keeps the document from being imported, and why. */
export const refuseLine = (line: number, title: string, reason: string) =>
  new AppError("dte_lines_refused", { details: { line, title: title.slice(0, TITLE_SHOWN), reason } });

/** What the recording of the purchase refused, as the line of the document that it is about; anything else as it is. */
export function lineRefusal(error: unknown, { lines }: PurchaseDocument, say: Say): unknown {
  if (!(error instanceof AppError)) return error;
  const { fields = [], field } = error.options;
  const [first] = [...fields, ...(field === undefined ? [] : [{ field, code: null }])];
  const line = Number(/^lines\.(\d+)\./.exec(first?.field ?? "")?.[1] ?? Number.NaN);
  const title = lines[line - 1]?.title;
  if (!first || title === undefined) return error;
  const reason =
    first.code === null
      ? say("purchaseDocuments.lines.item_gone")
      : say(`validation.${first.code}` as MessageKey).replace(/\.$/, "");
  return refuseLine(line, title, reason);
}

import { type Cents, decimalFromCents } from "#platform/domain/money/cents.ts";
import { decimalFromExact } from "#platform/domain/money/exact-decimal.ts";
import { decimalFromThousandths } from "#platform/domain/numbers/quantity.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { DocumentWarningView } from "../contract/preview-dte.ts";
import type { DocumentWarning } from "../domain/document-warnings.ts";

/** What is odd about a document, in the caller's words. */
export function warningView(warning: DocumentWarning, say: StaffContext["say"]): DocumentWarningView {
  const { kind } = warning;
  const line = "line" in warning ? warning.line : null;
  return { kind, line, message: say(`purchaseDocuments.warnings.${kind}`, valuesOf(warning, say)) };
}

function valuesOf(warning: DocumentWarning, say: StaffContext["say"]) {
  switch (warning.kind) {
    case "unknown_version":
      return { version: warning.version ?? "?" };
    case "other_buyer":
      return { number: warning.number };
    case "line_differs":
      return {
        line: warning.line,
        expected: decimalFromExact(warning.expected),
        found: decimalFromExact(warning.found),
      };
    case "summary_differs":
      return {
        figure: say(`purchaseDocuments.figures.${warning.figure}`),
        expected: shown(warning.expected),
        found: shown(warning.found),
      };
    case "unknown_unit":
      return { line: warning.line };
    case "typed_before":
      return { number: warning.number };
    case "more_than_bought":
      return {
        line: warning.line,
        bought: decimalFromThousandths(warning.bought),
        found: decimalFromThousandths(warning.found),
      };
    case "not_compared":
      return { compared: warning.compared };
    default:
      return {};
  }
}

const shown = (amount: Cents) => decimalFromCents(amount).toFixed(2);

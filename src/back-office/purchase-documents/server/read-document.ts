import type { z } from "zod";
import { AppError, type AppErrorOptions } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { DocumentRefusal, FieldProblem } from "#tax/documents/domain/reading/document-problem.ts";
import type { PurchaseDocument } from "#tax/documents/domain/reading/purchase-document.ts";
import { readPurchaseDocument } from "#tax/documents/domain/reading/read-purchase-document.ts";
import type { dte } from "../contract/document-wire.ts";

type Say = StaffContext["say"];

/** Faults that are told at once: enough to see what is the matter with a file. */
const TOLD = 20;

/** The text of a document that was sent as text or as an object. */
export function textOfDte(sent: z.output<typeof dte>): string {
  return typeof sent === "string" ? sent : JSON.stringify(sent);
}

/** The document in a text; refuses with the code of the reader, the faulty fields each with its line. */
export function readDocument(text: string, say: Say): PurchaseDocument {
  const read = readPurchaseDocument(text);
  if (read.ok) return read.document;
  throw new AppError(read.refusal.code, detailsOf(read.refusal, say));
}

function detailsOf(refusal: DocumentRefusal, say: Say): AppErrorOptions {
  switch (refusal.code) {
    case "INVALID_DTE_JSON": {
      const { textLine } = refusal;
      const where = textLine === null ? "" : say("purchaseDocuments.at_line", { line: textLine });
      return { details: { textLine, where } };
    }
    case "dte_type_unsupported":
      return { details: { type: refusal.type || "?" } };
    case "dte_too_many_lines":
      return { details: { lines: refusal.lines } };
    case "dte_fields_invalid": {
      const problems = refusal.problems.map((problem) => problemText(problem, say));
      const [first] = refusal.problems;
      return {
        details: {
          problem: problems[0] ?? "",
          line: first?.line ?? null,
          field: first?.field ?? null,
          count: problems.length,
          problems: problems.slice(0, TOLD),
        },
      };
    }
    default:
      return {};
  }
}

function problemText({ line, field, reason, found }: FieldProblem, say: Say): string {
  const said = say(`purchaseDocuments.problems.${reason}`);
  const problem =
    found === undefined
      ? say("purchaseDocuments.problem", { field, reason: said })
      : say("purchaseDocuments.problem_found", { field, reason: said, found });
  return line === null ? problem : say("purchaseDocuments.problem_line", { line, problem });
}

import type { MessageKey } from "./message-key.ts";

/** A problem of a tax document that the official schema or our own check found. */
interface DocumentProblem {
  /** The path within the document, with lines counted from 1: `cuerpoDocumento.2.ivaItem`. */
  readonly field: string;
  readonly reason: string;
  readonly by: "schema" | "check";
  readonly expected: string | null;
  readonly found: string | null;
}

type Say = (key: MessageKey, values?: Record<string, unknown>) => string;

/** "Line 2, IVA: is not the sum of the lines. It says 1; it should say 2.": in the same words on the screen and in answers. */
export function documentProblemText(
  { field, reason, by, expected, found }: DocumentProblem,
  say: Say,
): string {
  const key =
    by === "schema" ? (`taxDocuments.schema.${reason}` as const) : (`taxDocuments.check.${reason}` as const);
  const said = { field: fieldLabel(field, say), reason: say(key as MessageKey, { defaultValue: reason }) };
  if (expected === null || expected === "") return say("taxDocuments.problem", said);
  return found === null
    ? say("taxDocuments.problem_limit", { ...said, expected })
    : say("taxDocuments.problem_expected", { ...said, expected, found });
}

/** `cuerpoDocumento.2.ivaItem` as "Line 2, IVA"; a member without a name of its own is called as the document calls it. */
function fieldLabel(field: string, say: Say): string {
  const [section = "", ...members] = field.split(".");
  const line = members[0] !== undefined && /^\d+$/.test(members[0]) ? members.shift() : undefined;
  const place = say(`taxDocuments.section.${section}` as MessageKey, { line, defaultValue: section });
  const name = members.at(-1);
  if (name === undefined) return place;
  return say("taxDocuments.field_of", {
    section: place,
    field: say(`taxDocuments.field.${name}` as MessageKey, { defaultValue: members.join(".") }),
  });
}

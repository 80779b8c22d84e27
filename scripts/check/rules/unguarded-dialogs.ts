import ts from "typescript";
import { eachNode, type ParsedSource, placeOf } from "../parsed-sources.ts";

/** Elements in which people type. */
const typedIn = new Set(["TextField", "TextAreaField", "ChoiceNote"]);

/**
 * Dialogs in which people type while nothing in their file asks before that is lost: they are to be a `FormDialog` or a
 * `GuardedDialog`, or to close by `useCloseGuard`.
 */
export function unguardedDialogs(source: ParsedSource): string[] {
  const dialogs: string[] = [];
  let isGuarded = false;
  eachNode(source.tree, (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === "useCloseGuard") isGuarded = true;
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === "AppDialog" && isTypedIn(node))
      dialogs.push(placeOf(source, node));
  });
  return isGuarded ? [] : dialogs;
}

function isTypedIn(dialog: ts.JsxElement): boolean {
  let found = false;
  eachNode(dialog, (node) => {
    if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return;
    if (typedIn.has(node.tagName.getText())) found = true;
  });
  return found;
}

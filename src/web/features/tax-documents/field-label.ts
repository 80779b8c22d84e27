import type { MessageKey } from "../../../messages/message-key.ts";
import type { Translate } from "../../platform/i18n.ts";

/** `cuerpoDocumento.2.ivaItem` as "Line 2, VAT"; a member without a name of its own is called as the document calls it. */
export function fieldLabel(field: string, t: Translate): string {
  const [section = "", ...members] = field.split(".");
  const line = members[0] !== undefined && /^\d+$/.test(members[0]) ? members.shift() : undefined;
  const place = t(`taxDocuments.section.${section}` as MessageKey, { line, defaultValue: section });
  const name = members.at(-1);
  if (name === undefined) return place;
  return t("taxDocuments.field_of", {
    section: place,
    field: t(`taxDocuments.field.${name}` as MessageKey, { defaultValue: members.join(".") }),
  });
}

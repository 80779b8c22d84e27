import { useLanguage, useT } from "#platform/web/use-t.ts";
import { Muted } from "#ui/layout/layout.tsx";
import { documentLanguage } from "../domain/paper/document-language.ts";

/** Says to whoever reads another language that documents stay in that of the law. */
export function DocumentLanguageNote() {
  const t = useT();
  return useLanguage() === documentLanguage ? null : <Muted as="p">{t("common.documents_in_spanish")}</Muted>;
}

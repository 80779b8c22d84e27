import { useState } from "react";
import { screens } from "../../../domain/access/screens.ts";
import { Button } from "../../../ui/forms/button.tsx";
import { RouterButton } from "../../platform/router-button.tsx";
import { useT } from "../../platform/use-t.ts";
import { ArchiveDialog } from "../tax-delivery/public.ts";

/** What is done beside the documents: the books and the closing of a month, everything in one file, an invoice by hand. */
export function AccountingWays() {
  const t = useT();
  const [saving, setSaving] = useState(false);
  return (
    <>
      <RouterButton to={screens.taxBooks.path} variant="default">
        {t("screens.taxBooks")}
      </RouterButton>
      <RouterButton to={screens.taxClosing.path} variant="default">
        {t("screens.taxClosing")}
      </RouterButton>
      <Button variant="default" onClick={() => setSaving(true)}>
        {t("accounting.archive")}
      </Button>
      <RouterButton to={screens.manualInvoicing.path}>{t("screens.manualInvoicing")}</RouterButton>
      {saving ? <ArchiveDialog onClose={() => setSaving(false)} /> : null}
    </>
  );
}

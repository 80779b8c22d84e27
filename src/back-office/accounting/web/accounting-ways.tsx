import { useState } from "react";
import { screens } from "#platform/domain/access/screens.ts";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useT } from "#platform/web/use-t.ts";
import { ArchiveDialog } from "#tax/tax-delivery/web/public.ts";
import { useDeclareContingencyAction } from "#tax/tax-documents/web/public.ts";
import { ActionMenu } from "#ui/overlay/action-menu.tsx";

/** What is done beside the documents: the books and the closing of a month, and what is rare: everything in one file, a contingency. */
export function AccountingWays() {
  const t = useT();
  const [saving, setSaving] = useState(false);
  const declaring = useDeclareContingencyAction();
  return (
    <>
      <RouterButton to={screens.taxBooks.path} variant="default">
        {t("screens.taxBooks")}
      </RouterButton>
      <RouterButton to={screens.taxClosing.path} variant="default">
        {t("screens.taxClosing")}
      </RouterButton>
      <ActionMenu
        label={t("accounting.more")}
        actions={[
          { key: "archive", label: t("accounting.archive"), onSelect: () => setSaving(true) },
          ...(declaring.action === null ? [] : [declaring.action]),
        ]}
      />
      {saving ? <ArchiveDialog onClose={() => setSaving(false)} /> : null}
      {declaring.dialog}
    </>
  );
}

import { IconHistory } from "@tabler/icons-react";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Button } from "../../../ui/forms/button.tsx";
import { useT } from "../../platform/use-t.ts";

/** Says that what was written before is here again. */
export function FoundDraft({ isFound, onDrop }: { isFound: boolean; onDrop: () => void }) {
  const t = useT();
  if (!isFound) return null;
  return (
    <Notice
      tone="blue"
      role="status"
      icon={<IconHistory size={20} aria-hidden="true" />}
      action={
        <Button variant="default" onClick={onDrop}>
          {t("manualInvoicing.draft.drop")}
        </Button>
      }
    >
      {t("manualInvoicing.draft.found")}
    </Notice>
  );
}

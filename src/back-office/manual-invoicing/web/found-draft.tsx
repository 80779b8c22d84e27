import { IconHistory } from "@tabler/icons-react";
import { useT } from "#platform/web/use-t.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { toastUndo } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";

interface FoundDraftProps {
  isFound: boolean;
  /** Begins anew; gives what brings it back. */
  onDrop: () => () => void;
}

/** Says that what was written before is here again. */
export function FoundDraft({ isFound, onDrop }: FoundDraftProps) {
  const t = useT();
  if (!isFound) return null;
  const drop = () =>
    toastUndo({
      onUndo: onDrop(),
      message: t("manualInvoicing.draft.dropped"),
      undoLabel: t("lists.undo"),
    });
  return (
    <Notice
      tone="blue"
      role="status"
      icon={<IconHistory size={20} aria-hidden="true" />}
      action={
        <Button variant="default" onClick={drop}>
          {t("manualInvoicing.draft.drop")}
        </Button>
      }
    >
      {t("manualInvoicing.draft.found")}
    </Notice>
  );
}

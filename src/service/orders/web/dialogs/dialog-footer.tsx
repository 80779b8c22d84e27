import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import classes from "../accounts/account-dialogs.module.css";

export interface DialogFooterProps {
  label: string;
  onConfirm: () => void;
  onClose: () => void;
  busy: boolean;
  /** In place of the words for going back. */
  back?: string;
  tone?: "normal" | "danger";
  /** Why it cannot be done yet, told beside the button. */
  missing?: string | null;
}

/** Going back and the main action of a dialog, with what is missing for it. */
export function DialogFooter({
  label,
  onConfirm,
  onClose,
  busy,
  tone,
  back,
  missing = null,
}: DialogFooterProps) {
  const t = useT();
  return (
    <div className={classes.footer}>
      {missing === null ? null : (
        <p className={classes.missing} role="status">
          {missing}
        </p>
      )}
      <Button variant="default" size="lg" onClick={onClose} disabled={busy}>
        {back ?? t("orders.account.back")}
      </Button>
      <Button size="lg" onClick={onConfirm} busy={busy} disabled={missing !== null} tone={tone}>
        {label}
      </Button>
    </div>
  );
}

import type { ReactNode } from "react";
import { Button } from "../forms/button.tsx";
import { useUiLabels } from "../theme/ui-labels.tsx";
import { AppDialog } from "./app-dialog.tsx";
import classes from "./confirm-dialog.module.css";

export interface ConfirmQuestion {
  title: string;
  /** Says what will happen and what cannot be undone. */
  body?: ReactNode;
  /** The verb and its object: "Anular 2 platos". */
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` for what destroys. Default `normal`. */
  tone?: "normal" | "danger";
}

export interface ConfirmDialogProps extends ConfirmQuestion {
  opened: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** The answer is being carried out: both buttons wait. */
  busy?: boolean;
}

/** A question with the verb on its button. Most screens want `useConfirm` instead. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    opened,
    title,
    body,
    confirmLabel,
    cancelLabel,
    tone = "normal",
    busy = false,
    onConfirm,
    onCancel,
  } = props;
  const labels = useUiLabels();
  const close = () => {
    if (!busy) onCancel();
  };
  return (
    <AppDialog
      opened={opened}
      onClose={close}
      title={title}
      size="small"
      compact
      footer={
        <>
          <Button
            variant="default"
            onClick={close}
            disabled={busy}
            data-autofocus={tone === "danger" || undefined}
          >
            {cancelLabel ?? labels.cancel}
          </Button>
          <Button tone={tone} onClick={onConfirm} busy={busy} data-autofocus={tone === "normal" || undefined}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {body ? <div className={classes.body}>{body}</div> : null}
    </AppDialog>
  );
}

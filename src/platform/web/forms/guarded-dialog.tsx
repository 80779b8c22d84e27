import { AppDialog, type AppDialogProps } from "#ui/overlay/app-dialog.tsx";
import { useCloseGuard } from "./use-close-guard.ts";

export interface GuardedDialogProps extends AppDialogProps {
  /** Something was typed that is lost with the dialog. */
  isDirty: boolean;
  /** It is being saved. */
  busy?: boolean;
}

/** A dialog in which people type: Esc, the cross, Back and a tap outside ask before that is lost. */
export function GuardedDialog({ isDirty, busy = false, onClose, ...dialog }: GuardedDialogProps) {
  const { close } = useCloseGuard({ isDirty, busy, onClose });
  return <AppDialog {...dialog} onClose={close} />;
}

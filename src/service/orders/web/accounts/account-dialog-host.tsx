import type { OrderLineId } from "#platform/domain/ids.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import { CancelAccountDialog } from "../dialogs/cancel-account-dialog.tsx";
import { CourtesyDialog } from "../dialogs/courtesy-dialog.tsx";
import { HandOverDialog } from "../dialogs/hand-over-dialog.tsx";
import { MergeDialog } from "../dialogs/merge-dialog.tsx";
import { MoveLinesDialog } from "../dialogs/move-lines-dialog.tsx";
import { MoveTableDialog } from "../dialogs/move-table-dialog.tsx";
import { PeopleDialog } from "../dialogs/people-dialog.tsx";
import { VoidLineDialog } from "../dialogs/void-line-dialog.tsx";
import { foldItems, lineIdsOf } from "../fold-items.ts";
import type { AccountDialog, AccountDialogProps } from "./account-dialog.ts";

/** The dialog that is open. */
export function AccountDialogHost({ dialog, ...props }: AccountDialogProps & { dialog: AccountDialog }) {
  switch (dialog.kind) {
    case "move":
      return <MoveTableDialog {...props} />;
    case "merge":
      return <MergeDialog {...props} />;
    case "lines":
      return <MoveLinesDialog {...props} />;
    case "hand_over":
      return <HandOverDialog {...props} />;
    case "people":
      return <PeopleDialog {...props} />;
    case "cancel":
      return <CancelAccountDialog {...props} />;
    case "void":
      return <VoidLineDialog {...props} lineId={dialog.lineId} pieces={dialog.pieces} />;
    case "courtesy":
      return <LineCourtesyDialog account={props.account} lineId={dialog.lineId} onClose={props.onClose} />;
    default:
      return unreachable(dialog);
  }
}

/** For the line as it is now; a line that has gone closes it. */
function LineCourtesyDialog({
  account,
  lineId,
  onClose,
}: Omit<AccountDialogProps, "accounts"> & { lineId: OrderLineId }) {
  const items = foldItems(account.orders.flatMap((order) => order.items));
  const line = items.find((item) => lineIdsOf(item).includes(lineId));
  return line ? <CourtesyDialog line={line} onClose={onClose} /> : null;
}

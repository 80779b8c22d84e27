import type { OrderLineId } from "../../../domain/ids.ts";
import { unreachable } from "../../../domain/unreachable.ts";
import { CourtesyDialog } from "../refunds/public.ts";
import type { AccountDialog, AccountDialogProps } from "./account-dialog.ts";
import { CancelAccountDialog } from "./cancel-account-dialog.tsx";
import { HandOverDialog } from "./hand-over-dialog.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { MoveLinesDialog } from "./move-lines-dialog.tsx";
import { MoveTableDialog } from "./move-table-dialog.tsx";
import { PeopleDialog } from "./people-dialog.tsx";
import { VoidLineDialog } from "./void-line-dialog.tsx";

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
      return <VoidLineDialog {...props} lineId={dialog.lineId} />;
    case "courtesy":
      return <Courtesy account={props.account} lineId={dialog.lineId} onClose={props.onClose} />;
    default:
      return unreachable(dialog);
  }
}

/** The line as it is now; one that has gone has nothing to be given. */
function Courtesy({
  account,
  lineId,
  onClose,
}: Omit<AccountDialogProps, "accounts"> & { lineId: OrderLineId }) {
  const line = account.orders.flatMap((order) => order.lines).find((one) => one.id === lineId);
  return line ? <CourtesyDialog line={line} onClose={onClose} /> : null;
}

import type { OrderLineId } from "../../../domain/ids.ts";
import { unreachable } from "../../../domain/unreachable.ts";
import { CourtesyDialog } from "../refunds/public.ts";
import type { AccountDialog, AccountDialogProps } from "./account-dialog.ts";
import { CancelAccountDialog } from "./cancel-account-dialog.tsx";
import { HandOverDialog } from "./hand-over-dialog.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { MoveLinesDialog } from "./move-lines-dialog.tsx";
import { MoveTableDialog } from "./move-table-dialog.tsx";
import type { OpenAccount } from "./open-accounts.ts";
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
      return (
        <CourtesyDialog
          lineId={dialog.lineId}
          title={titleOf(props.account, dialog.lineId)}
          onClose={props.onClose}
        />
      );
    default:
      return unreachable(dialog);
  }
}

function titleOf({ orders }: OpenAccount, lineId: OrderLineId): string {
  const lines = orders.flatMap((order) => order.lines);
  return lines.find((line) => line.id === lineId)?.title ?? "";
}

import type { OrderLineId } from "#platform/domain/ids.ts";
import type { OpenAccount } from "./open-accounts.ts";

/** Dialogs that ask something before an account changes. */
export type AccountDialog =
  | { readonly kind: "move" | "merge" | "lines" | "hand_over" | "people" | "cancel" }
  | { readonly kind: "courtesy" | "discount"; readonly lineId: OrderLineId }
  | { readonly kind: "void"; readonly lineId: OrderLineId; readonly pieces: number };

export interface AccountDialogProps {
  account: OpenAccount;
  /** All cards, including the account's own. */
  accounts: readonly OpenAccount[];
  onClose: () => void;
}

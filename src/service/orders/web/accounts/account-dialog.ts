import type { OrderLineId } from "#platform/domain/ids.ts";
import type { OpenAccount } from "./open-accounts.ts";

/** What is asked in a dialog before something is done to an account. */
export type AccountDialog =
  | { readonly kind: "move" | "merge" | "lines" | "hand_over" | "people" | "cancel" }
  | { readonly kind: "courtesy"; readonly lineId: OrderLineId }
  | { readonly kind: "void"; readonly lineId: OrderLineId; readonly pieces: number };

export interface AccountDialogProps {
  account: OpenAccount;
  /** All cards, the account's own too. */
  accounts: readonly OpenAccount[];
  onClose: () => void;
}

import type { OpenAccount } from "../accounts/open-accounts.ts";

export interface FloorViewProps {
  accounts: readonly OpenAccount[];
  /** Those that pass search and filter; the tables of the others step back. */
  shown: readonly OpenAccount[];
  now: number;
  /** Opens the account of this key. */
  onTable: (key: string) => void;
}

import type { AddonId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";

/**
 * A chosen add-on as it was when the dish was ordered, stored in `addons` of order and invoice lines; price in
 * cents.
 */
export interface FrozenAddon {
  readonly id: AddonId;
  readonly title: string;
  readonly price: Cents;
}

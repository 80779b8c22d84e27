import { formatQuantity } from "#inventory/inventory/web/public.ts";
import { formatCount } from "#platform/web/format.ts";
import type { ItemToBuy } from "../contract/to-buy.ts";

/** `2 × caja`, as it is bought, or `48 pc`. */
export function proposedText({ pack, proposed, unit }: ItemToBuy): string {
  return pack === null
    ? formatQuantity(proposed, unit)
    : `${formatCount(pack.count)}\u00a0×\u00a0${pack.name}`;
}

/** `48 pc`: what the packs come to; null for what is bought by its own unit. */
export function packedText({ pack, proposed, unit }: ItemToBuy): string | null {
  return pack === null ? null : formatQuantity(proposed, unit);
}

import { usePage } from "#service/guest-menu/guest/page-context.ts";
import type { CartLine } from "./menu-sale.ts";
import { useStored } from "./use-stored.ts";

const NOTHING: readonly CartLine[] = [];

/** Most pieces of one line (`place-order`). */
export const QUANTITY_MAX = 50;

/** What this phone has chosen at this restaurant. */
export function useCart() {
  const { qrcode } = usePage();
  const [lines, setLines] = useStored(`comanda.cart.${qrcode}`, NOTHING);
  return {
    lines,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    /** Puts a line in, or in the place of the one with its key. */
    put: (line: CartLine) => {
      const isThere = lines.some(({ key }) => key === line.key);
      setLines(isThere ? lines.map((other) => (other.key === line.key ? line : other)) : [...lines, line]);
    },
    remove: (key: string) => setLines(lines.filter((line) => line.key !== key)),
    removeAll: (keys: readonly string[]) => setLines(lines.filter(({ key }) => !keys.includes(key))),
  };
}
export type Cart = ReturnType<typeof useCart>;

import { usePage } from "#service/guest-menu/guest/page-context.ts";
import type { CartLine } from "./menu-sale.ts";
import { useStored } from "./use-stored.ts";

const NOTHING: readonly CartLine[] = [];

/** Most pieces in one line (`place-order`). */
export const QUANTITY_MAX = 50;

/** The cart of this phone at this restaurant. */
export function useGuestCart() {
  const { qrcode } = usePage();
  const [lines, setLines] = useStored(`comanda.cart.${qrcode}`, NOTHING);
  return {
    lines,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    /** Adds a line or replaces the one with its key; a line of no pieces goes. */
    put: (line: CartLine) => {
      if (line.quantity < 1) return setLines(lines.filter(({ key }) => key !== line.key));
      const isThere = lines.some(({ key }) => key === line.key);
      setLines(isThere ? lines.map((other) => (other.key === line.key ? line : other)) : [...lines, line]);
    },
    /** Adds lines at once. */
    putAll: (added: readonly CartLine[]) => setLines([...lines, ...added]),
    remove: (key: string) => setLines(lines.filter((line) => line.key !== key)),
    removeAll: (keys: readonly string[]) => setLines(lines.filter(({ key }) => !keys.includes(key))),
  };
}
export type Cart = ReturnType<typeof useGuestCart>;

/** Returns a random uuid, also on pages without https, where browsers lack `randomUUID`. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Version 4, variant 1 (RFC 9562).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/**
 * Returns `next` with every part that equals the same part of `old` taken from there, so that unchanged parts
 * stay the same objects and do not render again. TanStack Query shares the parts of an answer likewise, but
 * to it two dates are never equal; here instants are compared by their time.
 */
export function shareEqual<Data>(old: unknown, next: Data): Data;
export function shareEqual(old: unknown, next: unknown): unknown {
  if (Object.is(old, next)) return old;
  if (old instanceof Date && next instanceof Date) return old.getTime() === next.getTime() ? old : next;
  if (Array.isArray(old) && Array.isArray(next)) {
    const shared = next.map((part, index) => shareEqual(old[index], part));
    return old.length === next.length && shared.every((part, index) => part === old[index]) ? old : shared;
  }
  if (!isRecord(old) || !isRecord(next)) return next;
  const shared = Object.fromEntries(
    Object.entries(next).map(([name, part]) => [name, shareEqual(old[name], part)]),
  );
  const names = Object.keys(shared);
  const isSame =
    names.length === Object.keys(old).length && names.every((name) => shared[name] === old[name]);
  return isSame ? old : shared;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

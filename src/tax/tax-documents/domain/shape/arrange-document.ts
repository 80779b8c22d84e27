import { type DocumentRecord, type DocumentValue, isDocumentRecord, isList } from "./document-value.ts";
import type { Generation, TaxDocumentKind } from "./generation.ts";
import { keyOrders } from "./key-orders.ts";

/** Members in order; those that are objects, or lists of them, with theirs. */
type Keys = readonly { readonly name: string; readonly inner: Keys }[];

/**
 * Arranges the members that the schema of this generation has, in its order. Members of the other generation
 * alone are left out, so that both are built from the same figures (guide §24). Throws when a member is
 * missing: undefined would vanish from the JSON (guide §27).
 */
export function arrangeDocument(
  members: DocumentRecord,
  { kind, generation }: { readonly kind: TaxDocumentKind; readonly generation: Generation },
): DocumentRecord {
  return arrange(members, keysOf(keyOrders[kind][generation]), kind);
}

function arrange(members: DocumentRecord, keys: Keys, path: string): DocumentRecord {
  return Object.fromEntries(
    keys.map(({ name, inner }) => {
      const value = Object.hasOwn(members, name) ? members[name] : undefined;
      if (value === undefined) throw new TypeError(`a tax document lacks ${path}.${name}`);
      return [name, inner.length === 0 ? value : arrangeInner(value, inner, `${path}.${name}`)];
    }),
  );
}

function arrangeInner(value: DocumentValue, keys: Keys, path: string): DocumentValue {
  if (isList(value)) return value.map((each) => arrangeInner(each, keys, path));
  return isDocumentRecord(value) ? arrange(value, keys, path) : value;
}

const known = new Map<readonly string[], Keys>();

function keysOf(order: readonly string[]): Keys {
  const keys = known.get(order) ?? order.flatMap(readKeys);
  known.set(order, keys);
  return keys;
}

/** Reads "a b(c d)". */
function readKeys(text: string): Keys {
  const keys: { name: string; inner: Keys }[] = [];
  let depth = 0;
  let begin = 0;
  let opened = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at];
    if (sign === "(") {
      if (depth === 0) opened = at;
      depth += 1;
    } else if (sign === ")") depth -= 1;
    else if ((sign === " " || sign === undefined) && depth === 0) {
      const hasInner = opened > begin;
      const name = text.slice(begin, hasInner ? opened : at);
      keys.push({ name, inner: hasInner ? readKeys(text.slice(opened + 1, at - 1)) : [] });
      begin = at + 1;
    }
  }
  return keys;
}

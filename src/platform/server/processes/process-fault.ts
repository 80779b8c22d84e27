/** A process on a database as the others see it. */
export interface KnownProcess {
  readonly kind: string;
  /** Fingerprints of the settings that must be the same, by name; a worker has none of those of the web. */
  readonly settings: Readonly<Record<string, string>>;
  /** Fingerprints of its keys; it seals with the first. */
  readonly keys: readonly string[];
  readonly startedAt: Date;
}

/**
 * Says in a sentence or two why a process may not run beside another one: one of them could not open what the other one seals, or a setting
 * that must be the same is not. Undefined when it may. Keys change in a rolling way: the new one behind the old one everywhere, then in
 * front of it everywhere (docs/decisions/0144).
 */
export function processFault(own: Omit<KnownProcess, "startedAt">, other: KnownProcess): string | undefined {
  const named = `a process on this database (${other.kind}, running since ${other.startedAt.toISOString()})`;
  const [ownFirst = ""] = own.keys;
  const [otherFirst = ""] = other.keys;
  if (!own.keys.includes(otherFirst))
    return `SECRET_KEYS lacks the key with which ${named} seals: this one could not open it. Give all processes the same keys.`;
  if (!other.keys.includes(ownFirst))
    return `SECRET_KEYS begins with a key that ${named} does not have: it could not open what this one seals. Give it the key there too, behind its own, start it anew, and then put the key in front here.`;
  const differing = Object.keys(own.settings).filter(
    (name) => other.settings[name] !== undefined && other.settings[name] !== own.settings[name],
  );
  if (differing.length === 0) return undefined;
  // All fingerprints are made with the cookie secret: with another one none is comparable.
  const told = differing.includes("COOKIE_SECRET") ? ["COOKIE_SECRET"] : differing;
  return `${told.join(", ")} must be the same in all processes, and ${named} has another value. Give all processes the same; to change it, end them all before the first one starts anew.`;
}

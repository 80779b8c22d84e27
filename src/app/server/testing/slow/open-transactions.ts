import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "#platform/server/db/in-tenant.ts";

const open = new AsyncLocalStorage<true>();

/** The database, which knows in whose transaction something is done. */
export function watchingTransactions(db: Database): Database {
  return {
    ...db,
    inTenant: (tenantId, work) => db.inTenant(tenantId, (tx) => open.run(true, () => work(tx))),
  };
}

/**
 * Throws when a transaction is open around the caller: whatever takes long (a password's hash, a call to the outside) must not hold a
 * connection and its rows meanwhile. Every test of the server proves that it does not.
 */
export function refuseInTransaction(what: string): void {
  if (open.getStore()) throw new Error(`${what} while a transaction is open`);
}

/** Does work that a test begins while it holds a transaction of its own, as somebody else would. */
export const besideTransactions = <T>(work: () => T): T => open.exit(work);

/** The service outside, whose calls are refused while a transaction is open around the caller. */
export function outsideTransactions<T extends object>(name: string, service: T): T {
  return new Proxy(service, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property);
      if (typeof value !== "function") return value;
      return (...args: unknown[]) => {
        refuseInTransaction(`${name}.${String(property)}`);
        return Reflect.apply(value, target, args) as unknown;
      };
    },
  });
}

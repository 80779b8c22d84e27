import { type Fault, type FaultWish, faultSchema, type Service } from "./fault.ts";

/** Faults that are on, in the order in which they were switched on. */
export interface FaultList {
  add(wish: FaultWish): void;
  clear(): void;
  list(): readonly Fault[];
  /** Returns what to do to a request: a wait, and one fault beside it. Those with a count have one less. */
  take(service: Service): TakenFaults;
}

export interface TakenFaults {
  readonly waitMs: number;
  readonly fault: Exclude<Fault, { kind: "slow" }> | null;
}

export function createFaultList(): FaultList {
  let faults: Fault[] = [];
  const spend = (spent: Fault) => {
    faults = faults.flatMap((each) => {
      if (each !== spent || each.times === undefined) return [each];
      return each.times > 1 ? [{ ...each, times: each.times - 1 }] : [];
    });
  };
  return {
    add: (wish) => void faults.push(faultSchema.parse(wish)),
    clear: () => {
      faults = [];
    },
    list: () => faults,
    take(service) {
      const due = faults.filter(({ on }) => on === undefined || on === service);
      const slow = due.find((each) => each.kind === "slow");
      const fault = due.find((each) => each.kind !== "slow") ?? null;
      for (const each of [slow, fault]) if (each) spend(each);
      return { waitMs: slow?.ms ?? 0, fault };
    },
  };
}

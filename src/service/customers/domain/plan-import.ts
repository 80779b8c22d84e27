import type { CustomerId } from "#platform/domain/ids.ts";
import type { InvoiceType } from "#service/orders/domain/invoice-type.ts";
import type { Gender } from "./customer.ts";
import type { DuplicateChoice, FileCustomer } from "./customer-file.ts";
import { phoneKey } from "./phone-key.ts";

/** A customer whose phone is in the file. */
export interface KnownCustomer {
  readonly id: CustomerId;
  readonly phone: string;
  readonly type: InvoiceType;
  readonly name: string | null;
  readonly email: string | null;
  readonly birthDate: string | null;
  readonly gender: Gender | null;
}

/** A line whose phone belongs to a customer or to an earlier line. */
interface ImportDouble {
  readonly line: number;
  readonly phone: string;
  readonly name: string;
  readonly known: KnownCustomer | null;
  readonly firstLine: number | null;
}

export interface CustomerImport {
  readonly added: readonly FileCustomer[];
  readonly updated: readonly KnownCustomer[];
  /** Number of lines that change nothing: duplicates that are left out or have nothing new. */
  readonly skipped: number;
  readonly doubles: readonly ImportDouble[];
}

/**
 * Plans the import of the lines. A line with a known or repeated phone is skipped or updates the customer with
 * its non-empty cells. A business keeps its name, and has neither birth date nor gender.
 */
export function planCustomerImport(
  lines: readonly FileCustomer[],
  known: readonly KnownCustomer[],
  doubles: DuplicateChoice,
): CustomerImport {
  const before = new Map(known.map((customer) => [phoneKey(customer.phone), customer]));
  const added = new Map<string, FileCustomer>();
  const updated = new Map<string, KnownCustomer>();
  const found: ImportDouble[] = [];
  let skipped = 0;
  for (const line of lines) {
    const key = phoneKey(line.phone);
    const first = added.get(key);
    const customer = updated.get(key) ?? before.get(key) ?? null;
    if (!first && !customer) {
      added.set(key, line);
      continue;
    }
    found.push({
      line: line.line,
      phone: line.phone,
      name: line.name,
      known: before.get(key) ?? null,
      firstLine: first?.line ?? null,
    });
    const changed = customer && doubles === "update" ? changedBy(customer, line) : null;
    if (first && doubles === "update") added.set(key, laidOver(first, line));
    else if (changed) updated.set(key, changed);
    else skipped += 1;
  }
  return { added: [...added.values()], updated: [...updated.values()], skipped, doubles: found };
}

function laidOver(first: FileCustomer, { name, email, birthDate, gender }: FileCustomer): FileCustomer {
  return {
    ...first,
    name: name || first.name,
    email: email || first.email,
    birthDate: birthDate || first.birthDate,
    gender: gender ?? first.gender,
  };
}

/** Returns the customer with the line's changes; null when there are none. */
function changedBy(
  customer: KnownCustomer,
  { name, email, birthDate, gender }: FileCustomer,
): KnownCustomer | null {
  const isPerson = customer.type === "CONSUMIDOR_FINAL";
  const changed: KnownCustomer = {
    ...customer,
    name: (isPerson && name) || customer.name,
    email: email || customer.email,
    birthDate: (isPerson && birthDate) || customer.birthDate,
    gender: (isPerson ? gender : null) ?? customer.gender,
  };
  const isSame = (["name", "email", "birthDate", "gender"] as const).every(
    (field) => changed[field] === customer[field],
  );
  return isSame ? null : changed;
}

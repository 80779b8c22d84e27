import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type {
  importCustomers as importCustomersRoute,
  previewCustomerImport as previewCustomerImportRoute,
} from "../contract/customer-import.ts";
import {
  type CustomerLineProblem,
  checkCustomerLines,
  type DuplicateChoice,
  type FileCustomer,
  linesOfRows,
} from "../domain/customer-file.ts";
import { customerDisplayName, customerSearchText } from "../domain/customer-search.ts";
import { phoneKey } from "../domain/phone-key.ts";
import { type CustomerImport, type KnownCustomer, planCustomerImport } from "../domain/plan-import.ts";
import { notifyScreensShowing } from "./notify-screens.ts";
import { wallToday } from "./wall-today.ts";

type Imported = ResponseOf<typeof importCustomersRoute>;

/**
 * Imports customers, all or nothing. Any problem in a row refuses the import (`customer_file_refused`); the
 * details have the number of problems and the first line.
 */
export function importCustomers(
  ctx: StaffContext,
  body: BodyOf<typeof importCustomersRoute>,
): Promise<Imported> {
  return ctx.inTenant(async (tx) => {
    const { customers, problems } = await checkImport(tx, body, ctx.now);
    const [first] = problems;
    if (first) {
      const reason = ctx.say(`customers.file.problems.${first.reason}`);
      throw new AppError("customer_file_refused", {
        details: { count: problems.length, line: first.line, reason },
      });
    }
    const counts = await save(tx, customers, body.doubles, ctx.now);
    await recordAudit(tx, ctx, [
      {
        action: "customer.imported",
        subject: "customer",
        subjectId: ctx.tenantId,
        before: null,
        after: counts,
      },
    ]);
    if (counts.added + counts.updated > 0) tx.emit({ type: "customers_changed" });
    return { message: ctx.say("customers.reply.imported", counts), counts };
  });
}

/** Saves the lines; those whose phone somebody else added meanwhile are planned again, as duplicates. */
async function save(
  tx: Tx,
  customers: readonly FileCustomer[],
  doubles: DuplicateChoice,
  now: Date,
): Promise<Imported["counts"]> {
  const counts = { added: 0, updated: 0, skipped: 0 };
  let waiting = customers;
  while (waiting.length > 0) {
    const plan = await planImport(tx, waiting, doubles);
    const added = await insertCustomers(tx, plan.added, now);
    await updateCustomers(tx, plan.updated, now);
    await notifyScreensShowing(
      tx,
      plan.updated.map(({ id }) => id),
    );
    counts.added += added.size;
    counts.updated += plan.updated.length;
    counts.skipped += plan.skipped;
    waiting = plan.added.filter(({ phone }) => !added.has(phoneKey(phone)));
  }
  return counts;
}

/** Most problems and duplicates reported at once: enough to correct a file, few enough to read. */
const REPORTED_MAX = 200;

/** Tells what importing these rows would do, with all their problems; changes nothing. */
export function previewImport(
  ctx: StaffContext,
  body: BodyOf<typeof previewCustomerImportRoute>,
): Promise<ResponseOf<typeof previewCustomerImportRoute>> {
  return ctx.inTenant(async (tx) => {
    const { customers, problems } = await checkImport(tx, body, ctx.now);
    const wrong = new Set(problems.map(({ line }) => line));
    const sound = customers.filter(({ line }) => !wrong.has(line));
    const { added, updated, skipped, doubles } = await planImport(tx, sound, body.doubles);
    return {
      counts: { added: added.length, updated: updated.length, skipped },
      problems: problems.slice(0, REPORTED_MAX).map(({ line, column, reason, found }) => ({
        line,
        column,
        message: ctx.say(`customers.file.problems.${reason}`),
        found: found || null,
      })),
      problems_count: problems.length,
      doubles: doubles.slice(0, REPORTED_MAX).map(({ line, phone, name, known, firstLine }) => ({
        line,
        phone,
        name: name || null,
        existing_name: known && customerDisplayName(known),
        first_line: firstLine,
      })),
      doubles_count: doubles.length,
    };
  });
}

type Body = BodyOf<typeof importCustomersRoute>;

interface CheckedImport {
  readonly customers: readonly FileCustomer[];
  readonly problems: readonly CustomerLineProblem[];
}

/** Returns the valid lines and the problems of the others, by the restaurant's date. */
async function checkImport(tx: Tx, body: Body, now: Date): Promise<CheckedImport> {
  return checkCustomerLines(linesOfRows(body.customers), await wallToday(tx, now));
}

/** Plans these lines against the present customers. */
async function planImport(
  tx: Tx,
  customers: readonly FileCustomer[],
  doubles: Body["doubles"],
): Promise<CustomerImport> {
  const keys = customers.map(({ phone }) => phoneKey(phone));
  return planCustomerImport(customers, await knownByPhone(tx, keys), doubles);
}

/** Finds the customers with these phone keys. */
const knownByPhone = (tx: Tx, keys: readonly string[]) =>
  tx.query<KnownCustomer>({
    text: `select id, phone, type, name, email, birth_date as "birthDate", gender from customers
      where tenant_id = $1 and phone_key = any($2::text[]) and archived_at is null`,
    values: [tx.tenantId, keys],
  });

/** Rows written by one statement: each also writes its words, and a statement has five seconds. */
const BATCH = 2_000;

/**
 * Inserts customers in the order of their phones, so that two imports at once cannot deadlock; returns the keys
 * of those inserted. Customers whose phone somebody else added meanwhile are left out.
 */
async function insertCustomers(
  tx: Tx,
  customers: readonly FileCustomer[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = customers.map(({ phone, name, email, birthDate, gender }) => ({
    key: phoneKey(phone),
    phone,
    name: name || null,
    email: email || null,
    birth_date: birthDate || null,
    gender,
    search_text: customerSearchText({ phone, name, email }),
  }));
  const inOrder = rows.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const added = new Set<string>();
  for (let first = 0; first < inOrder.length; first += BATCH) {
    const keys = await tx.query<{ phone_key: string }>({
      text: `insert into customers (tenant_id, phone, name, email, birth_date, gender, search_text, created_at, updated_at)
        select $1, r.phone, r.name, r.email, r.birth_date, r.gender, r.search_text, $3, $3
        from rows from (jsonb_to_recordset($2::jsonb) as (phone text, name text, email text, birth_date date, gender text,
          search_text text)) with ordinality as r(phone, name, email, birth_date, gender, search_text, place)
        order by r.place
        on conflict (tenant_id, phone_key) where archived_at is null do nothing
        returning phone_key`,
      values: [tx.tenantId, JSON.stringify(inOrder.slice(first, first + BATCH)), now],
    });
    for (const { phone_key } of keys) added.add(phone_key);
  }
  return added;
}

/** Updates existing customers from a file, except documents and notes. */
async function updateCustomers(tx: Tx, customers: readonly KnownCustomer[], now: Date): Promise<void> {
  const rows = customers
    .map(({ id, name, email, birthDate, gender, phone }) => ({
      id,
      name,
      email,
      birth_date: birthDate,
      gender,
      words: customerSearchText({ phone, name, email }),
    }))
    .toSorted((a, b) => a.id - b.id);
  for (let first = 0; first < rows.length; first += BATCH)
    await tx.query({
      text: UPDATE,
      values: [tx.tenantId, JSON.stringify(rows.slice(first, first + BATCH)), now],
    });
}

const UPDATE = `with said as materialized (
    select * from jsonb_to_recordset($2::jsonb) as r(id bigint, name text, email text, birth_date date, gender text,
      words text)
    order by id
  ), held as materialized (
    select s.*, c.nit, c.doc_number from said s cross join lateral (
      select nit, doc_number, archived_at from customers where tenant_id = $1 and id = s.id offset 0 for no key update
    ) c
    where c.archived_at is null
  )
  update customers c set name = h.name, email = h.email, birth_date = h.birth_date, gender = h.gender,
    search_text = concat_ws(' ', h.words, h.nit, h.doc_number), updated_at = $3
  from held h
  where c.tenant_id = $1 and c.id = h.id`;

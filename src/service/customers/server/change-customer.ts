import type { ValidationCode } from "#app/contract/validation-code.ts";
import { unknownCodesOf } from "#core/catalogues/server/public.ts";
import { readSettings } from "#core/settings/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import type { CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import { moneyText } from "#platform/server/i18n/money-text.ts";
import {
  type addCustomer as addCustomerRoute,
  type CustomerBody,
  customerFields,
  type deleteCustomer as deleteCustomerRoute,
  type updateCustomer as updateCustomerRoute,
} from "../contract/customers.ts";
import type { CustomerInput } from "../domain/customer.ts";
import { customerDisplayName } from "../domain/customer-search.ts";
import { phoneKey } from "../domain/phone-key.ts";
import { validateCustomer } from "../domain/validate-customer.ts";
import { customerInput, grantedCredit, NO_CREDIT } from "./customer-input.ts";
import {
  type CustomerRecord,
  insertCustomer,
  lockCustomer,
  lockWholeCustomer,
  makeNameless,
  personIds,
  referencesTo,
  removeCustomers,
  writeCustomer,
} from "./customer-queries.ts";
import { customerRow } from "./customer-row.ts";
import { auditedFields, customerSummaryView, customerView, editedCustomerFields } from "./customer-view.ts";
import { notifyScreensShowing } from "./notify-screens.ts";
import { wallToday } from "./wall-today.ts";

type Body = BodyOf<typeof updateCustomerRoute>;

/** Changes a customer by the rules of adding one. A different phone is refused on its field. */
export function updateCustomer(
  ctx: StaffContext,
  key: CustomerId | string,
  body: Body,
): Promise<ResponseOf<typeof updateCustomerRoute>> {
  return ctx.inTenant(async (tx) => {
    const before = found(await lockCustomer(tx, key));
    refuseStaleEdit(body.version, editedCustomerFields(before));
    const row = {
      ...checkedRow(before, body, await wallToday(tx, ctx.now)),
      ...grantedCredit(ctx, body, before),
    };
    let customer = before;
    if (versionOf(editedCustomerFields(row)) !== versionOf(editedCustomerFields(before))) {
      customer = await writeCustomer(tx, before.id, row, ctx.now);
      await recordAudit(tx, ctx, [
        {
          action: "customer.updated",
          subject: "customer",
          subjectId: before.id,
          before: auditedFields(before),
          after: auditedFields(row),
        },
      ]);
      tx.emit({ type: "customers_changed", customerId: before.id });
      if (customer.name !== before.name) await notifyScreensShowing(tx, [before.id]);
    }
    return {
      message: ctx.say("common.name_was_saved", { name: customerDisplayName(customer) }),
      customer: customerView(customer),
    };
  });
}

/** Returns the row of the changed customer; omitted fields stay, the district if the municipality is the same. */
function checkedRow(
  before: CustomerRecord,
  { version: _, ...body }: Body,
  today: Parameters<typeof refuseInvalidCustomer>[1],
) {
  if (body.phone && phoneKey(body.phone) !== phoneKey(before.phone))
    throw new AppError("customer_phone_fixed", { field: "phone" });
  const isSamePlace =
    body.department_code === before.department_code && body.municipality_code === before.municipality_code;
  const input = customerInput({
    ...body,
    phone: before.phone,
    district_code:
      body.district_code === undefined && isSamePlace ? before.district_code : body.district_code,
    trade_name: body.trade_name === undefined ? before.trade_name : body.trade_name,
    withholds_vat: body.withholds_vat ?? before.withholds_vat,
    notes: body.notes === undefined ? before.notes : body.notes,
    allergies: body.allergies === undefined ? before.allergies : body.allergies,
  });
  refuseInvalidCustomer(input, today);
  return customerRow(input);
}

/**
 * Adds a customer by every rule of operations §5. A phone belongs to one customer: a second one is refused on its
 * field.
 */
export function addCustomer(
  ctx: StaffContext,
  body: CustomerBody,
): Promise<ResponseOf<typeof addCustomerRoute>> {
  const input = customerInput(body);
  return ctx.inTenant(async (tx) => {
    refuseInvalidCustomer(input, await wallToday(tx, ctx.now));
    const row = { ...customerRow(input), ...grantedCredit(ctx, body, NO_CREDIT) };
    const added = await insertCustomer(tx, row, ctx.now);
    if (!added) throw new AppError("customer_phone_taken", { field: "phone" });
    const customer = customerSummaryView(added);
    await recordAudit(tx, ctx, [
      {
        action: "customer.added",
        subject: "customer",
        subjectId: added.id,
        before: null,
        after: auditedFields(row),
      },
    ]);
    tx.emit({ type: "customers_changed", customerId: added.id });
    return { message: ctx.say("common.name_was_added", { name: customerDisplayName(customer) }), customer };
  });
}

/**
 * Deletes a customer with those merged into them. Accounts and invoices are never touched: a customer who has any
 * is made nameless instead (decision 54). Refuses `customer_in_use` while they have an open account or a
 * reservation to come, and `customer_owes` while they owe anything.
 */
export function deleteCustomer(
  ctx: StaffContext,
  key: CustomerId | string,
): Promise<ResponseOf<typeof deleteCustomerRoute>> {
  return ctx.inTenant(async (tx) => {
    const customer = found(await lockWholeCustomer(tx, key));
    const name = customerDisplayName(customer);
    if (customer.balance_cents > 0) throw await owing(tx, ctx, customer);
    const ids = await personIds(tx, customer.id);
    const { open_accounts, reservations_ahead, has_history } = await referencesTo(tx, ids, ctx.now);
    const count = open_accounts + reservations_ahead;
    if (count > 0) throw new AppError("customer_in_use", { details: { name, count } });
    if (has_history) await makeNameless(tx, ids, { name: ctx.say("common.deleted_customer") }, ctx.now);
    else await removeCustomers(tx, ids);
    await recordAudit(tx, ctx, [
      {
        action: "customer.deleted",
        subject: "customer",
        subjectId: customer.id,
        before: { name: customer.name, phone: customer.phone },
        after: null,
      },
    ]);
    tx.emit({ type: "customers_changed", customerId: customer.id });
    return {
      message: ctx.say(has_history ? "customers.reply.made_nameless" : "common.name_was_deleted", { name }),
      became: has_history ? "nameless" : "deleted",
    };
  });
}

async function owing(tx: Tx, ctx: StaffContext, customer: CustomerRecord): Promise<AppError> {
  const { currency } = await readSettings(tx, ctx.now);
  const balance = moneyText(ctx, cents(customer.balance_cents), currency);
  return new AppError("customer_owes", { details: { name: customerDisplayName(customer), balance } });
}

interface Refusal {
  readonly field: string;
  readonly code: ValidationCode;
}

/** Throws `invalid_input` with every field that the rules of operations §5 refuse, or whose code is in no catalogue. */
function refuseInvalidCustomer(input: CustomerInput, today: CalendarDate): void {
  const fields: Refusal[] = [
    ...validateCustomer(input, today).map(({ field, reason }) => ({
      field: customerFields[field],
      code: reason,
    })),
    ...unknownCodes(input).map((field) => ({ field: customerFields[field], code: "not_a_choice" as const })),
  ];
  if (fields.length > 0) throw new AppError("invalid_input", { fields });
}

function unknownCodes(input: CustomerInput): (keyof CustomerInput)[] {
  const names = {
    documentType: "docTypeCode",
    activity: "economicActivityCode",
    department: "departmentCode",
    municipality: "municipalityCode",
    district: "districtCode",
  } as const;
  const isBusiness = input.type === "CREDITO_FISCAL";
  return unknownCodesOf({
    documentType: input.docTypeCode,
    activity: isBusiness ? input.economicActivityCode : null,
    department: input.departmentCode,
    municipality: input.municipalityCode,
    district: input.districtCode,
  }).map((field) => names[field]);
}

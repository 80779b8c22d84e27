import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import type { updateCustomer as definition } from "../contract/customers.ts";
import { customerDisplayName } from "../domain/customer-search.ts";
import { phoneKey } from "../domain/phone-key.ts";
import { customerInput } from "./customer-input.ts";
import { type CustomerRecord, lockCustomer, writeCustomer } from "./customer-queries.ts";
import { customerRow } from "./customer-row.ts";
import { customerView } from "./customer-view.ts";
import { auditedFields, editedFields } from "./edited-fields.ts";
import { grantedCredit } from "./granted-credit.ts";
import { refuseInvalidCustomer } from "./refuse-invalid-customer.ts";
import { tellWhereNamed } from "./tell-of-customers.ts";
import { wallToday } from "./wall-today.ts";

type Body = BodyOf<typeof definition>;

/** Changes what is known of a customer after the rules of adding one. Another phone is refused on its field. */
export function updateCustomer(
  ctx: StaffContext,
  key: CustomerId | string,
  body: Body,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const before = found(await lockCustomer(tx, key));
    refuseStaleEdit(body.version, editedFields(before));
    const row = {
      ...checkedRow(before, body, await wallToday(tx, ctx.now)),
      ...grantedCredit(ctx, body, before),
    };
    let customer = before;
    if (versionOf(editedFields(row)) !== versionOf(editedFields(before))) {
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
      if (customer.name !== before.name) await tellWhereNamed(tx, [before.id]);
    }
    return {
      message: ctx.say("customers.reply.saved", { name: customerDisplayName(customer) }),
      customer: customerView(customer),
    };
  });
}

/** The customer as the body says; what it may leave out stays, the district in the same municipality. */
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

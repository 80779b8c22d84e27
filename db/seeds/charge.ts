import type { DiscountCodeId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";

export interface NewDiscountCode {
  readonly code: string;
  readonly description?: string;
  /** Basis points, or cents. */
  readonly off: { readonly percent: number } | { readonly amount: number };
  readonly minOrder?: number;
  readonly maxDiscount?: number;
  /** YYYY-MM-DD. */
  readonly startDate?: string;
  readonly endDate?: string;
  readonly maxUses?: number;
  readonly isActive?: boolean;
  readonly isCombinable?: boolean;
}

/** A discount code; amounts in cents. */
export async function createDiscountCode(tx: Tx, code: NewDiscountCode): Promise<DiscountCodeId> {
  const { off } = code;
  const { id } = await tx.one(
    sqlOf
      .insertInto("discount_codes")
      .values({
        tenant_id: tx.tenantId,
        code: code.code,
        description: code.description ?? null,
        discount_type: "percent" in off ? "percentage" : "fixed",
        percent_bp: "percent" in off ? off.percent : null,
        amount_cents: "amount" in off ? off.amount : null,
        min_order_cents: code.minOrder ?? null,
        max_discount_cents: code.maxDiscount ?? null,
        start_date: code.startDate ?? null,
        end_date: code.endDate ?? null,
        max_uses: code.maxUses ?? null,
        is_active: code.isActive ?? true,
        is_combinable: code.isCombinable ?? false,
      })
      .returning("id"),
  );
  return id;
}

export interface NewFiscalSettings {
  readonly legalName: string;
  readonly nit: string;
  readonly nrc: string;
  readonly phone: string;
  readonly email: string;
  readonly address: {
    readonly department: string;
    readonly municipality: string;
    readonly complement: string;
  };
}

/** The restaurant as its tax documents name it; a restaurant by its activity. */
export async function describeIssuer(tx: Tx, issuer: NewFiscalSettings): Promise<void> {
  await tx.run(
    sqlOf.insertInto("fiscal_settings").values({
      tenant_id: tx.tenantId,
      legal_name: issuer.legalName,
      nit: issuer.nit,
      nrc: issuer.nrc,
      activity_code: "56101",
      activity_desc: "Restaurantes",
      department_code: issuer.address.department,
      municipality_code: issuer.address.municipality,
      address_complement: issuer.address.complement,
      phone: issuer.phone,
      email: issuer.email,
    }),
  );
}

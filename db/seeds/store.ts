import type { PaymentIcon } from "#core/payment-types/domain/payment-icon.ts";
import type { Settlement } from "#core/payment-types/domain/settlement.ts";
import type { Id } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { customerSearchText } from "#service/customers/domain/customer-search.ts";
import type { TableSpot } from "#service/floor/domain/floor-plan.ts";
import type { InvoiceType } from "#service/orders/domain/invoice-type.ts";

export interface NewTable {
  readonly title: string;
  readonly floor?: string | null;
  readonly seats?: number;
  readonly position?: number;
  readonly isEnabled?: boolean;
  /** Its place on the plan of its floor. */
  readonly spot?: Omit<TableSpot, "id">;
}

/** A table of the restaurant, with a random locator of its own for the QR menu. */
export async function createTable(tx: Tx, table: NewTable): Promise<Id<"Table">> {
  const { id } = await tx.one(
    sqlOf
      .insertInto("store_tables")
      .values({
        tenant_id: tx.tenantId,
        title: table.title,
        floor: table.floor ?? null,
        seating_capacity: table.seats ?? 4,
        position: table.position ?? 0,
        is_enabled: table.isEnabled ?? true,
        ...(table.spot && {
          shape: table.spot.shape,
          plan_x: table.spot.x,
          plan_y: table.spot.y,
          plan_width: table.spot.width,
          plan_height: table.spot.height,
        }),
      })
      .returning("id"),
  );
  return id;
}

export interface NewPaymentType {
  readonly title: string;
  readonly icon: PaymentIcon;
  readonly position?: number;
  readonly isActive?: boolean;
  readonly settles?: Settlement;
}

/** A way to pay; where the restaurant has begun with one of this name, that one. */
export async function createPaymentType(tx: Tx, type: NewPaymentType): Promise<Id<"PaymentType">> {
  const [known] = await tx.rows(
    sqlOf
      .updateTable("payment_types")
      .set({ icon: type.icon, position: type.position ?? 0, is_active: type.isActive ?? true })
      .where("tenant_id", "=", tx.tenantId)
      .where("title", "=", type.title)
      .returning("id"),
  );
  if (known) return known.id;
  const { id } = await tx.one(
    sqlOf
      .insertInto("payment_types")
      .values({
        tenant_id: tx.tenantId,
        title: type.title,
        icon: type.icon,
        position: type.position ?? 0,
        is_active: type.isActive ?? true,
        settles: type.settles ?? "now",
      })
      .returning("id"),
  );
  return id;
}

export interface NewCustomer {
  readonly phone: string;
  readonly type?: InvoiceType;
  readonly name: string;
  readonly email?: string | null;
  readonly gender?: "female" | "male" | "other" | null;
  /** YYYY-MM-DD. */
  readonly birthDate?: string | null;
  readonly departmentCode?: string | null;
  readonly municipalityCode?: string | null;
  readonly districtCode?: string | null;
  readonly addressComplement?: string | null;
  readonly docTypeCode?: string | null;
  readonly docNumber?: string | null;
  readonly nit?: string | null;
  readonly nrc?: string | null;
  readonly economicActivityCode?: string | null;
  readonly economicActivityDesc?: string | null;
  readonly createdAt?: Date;
}

/** A customer; of type CREDITO_FISCAL the name is also the business name (operations §5). */
export async function createCustomer(tx: Tx, customer: NewCustomer): Promise<Id<"Customer">> {
  const type = customer.type ?? "CONSUMIDOR_FINAL";
  const { id } = await tx.one(
    sqlOf
      .insertInto("customers")
      .values({
        tenant_id: tx.tenantId,
        phone: customer.phone,
        type,
        name: customer.name,
        email: customer.email ?? null,
        gender: customer.gender ?? null,
        birth_date: customer.birthDate ?? null,
        department_code: customer.departmentCode ?? null,
        municipality_code: customer.municipalityCode ?? null,
        district_code: customer.districtCode ?? null,
        address_complement: customer.addressComplement ?? null,
        doc_type_code: customer.docTypeCode ?? null,
        doc_number: customer.docNumber ?? null,
        razon_social: type === "CREDITO_FISCAL" ? customer.name : null,
        nit: customer.nit ?? null,
        nrc: customer.nrc ?? null,
        economic_activity_code: customer.economicActivityCode ?? null,
        economic_activity_desc: customer.economicActivityDesc ?? null,
        search_text: customerSearchText(customer),
        ...(customer.createdAt ? { created_at: customer.createdAt, updated_at: customer.createdAt } : {}),
      })
      .returning("id"),
  );
  return id;
}

import { type TenantId, toId } from "#platform/domain/ids.ts";

/** `<restaurant>.<secret>`: the number only says where to look, 122 random bits prove the rest. */
const SHAPE = /^([1-9][0-9]{0,8})\.([0-9a-f]{32})$/;

/** Path of the page of a reservation, for its guest. */
export function guestLink(tenantId: number, secret: string): string {
  return `/r/${tenantId}.${secret}`;
}

/** Where a link leads; undefined when it is none. */
export function readGuestLink(code: string): { tenantId: TenantId; secret: string } | undefined {
  const [, tenant, secret] = SHAPE.exec(code) ?? [];
  if (tenant === undefined || secret === undefined) return undefined;
  return { tenantId: toId<"Tenant">(Number(tenant)), secret };
}

import { formatScope, isPermission } from "#platform/domain/access/permissions.ts";
import type { SessionUser } from "../contract/auth.ts";
import type { SessionUserRow } from "./user-of-username.ts";

/** The person as the web app keeps them. */
export function sessionUserView(row: SessionUserRow): SessionUser {
  return {
    user_id: row.user_id,
    username: row.username,
    name: row.name,
    role: row.role,
    scope: formatScope(row.scopes.filter(isPermission)),
    designation: row.designation,
    phone: row.phone,
    photo: row.photo,
    tenant_id: row.tenant_id,
    store_name: row.store_name,
    currency: row.currency,
    time_zone: row.time_zone,
    language: row.language,
    subscription_active: row.subscription_active,
    confirm_sends: row.confirm_sends,
    department_code: row.department_code,
    municipality_code: row.municipality_code,
    shared_till: row.shared_till,
  };
}

import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { TenantId } from "../../domain/ids.ts";
import classes from "./tenant-link.module.css";

/** A restaurant's name, which leads to its page in the console. */
export function TenantLink({ id, children }: { id: TenantId; children: ReactNode }) {
  return (
    <Link
      to="/superadmin/dashboard/tenants/$tenantId"
      params={{ tenantId: String(id) }}
      className={classes.link}
    >
      {children}
    </Link>
  );
}

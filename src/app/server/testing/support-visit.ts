import { platformTenant } from "#core/tenants/server/public.ts";
import { beginSupportVisit } from "#operator/operations/contract/support-visits.ts";
import type { RouteDefinition } from "#platform/contract/define.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { apiBase } from "../../contract/routes.ts";
import { freshAddress, urlOf, type WireInput } from "../suites/call.ts";
import { aBrowser, type Browser } from "./browser.ts";
import { aPerson, type Person } from "./sessions.ts";
import type { TestServer } from "./test-server.ts";
import { wirePayload } from "./wire-payload.ts";

export interface TestSupportVisit {
  readonly id: number;
  readonly operator: Person;
  /** Holds the operator's cookies and that of the look-in. */
  readonly browser: Browser;
  /** Calls a staff route as whoever looks in. */
  call(
    definition: RouteDefinition,
    input?: WireInput,
  ): Promise<{ status: number; code: string | undefined; raw: string; json: () => unknown }>;
}

/** An operator who looks into the restaurant. */
export async function aSupportVisit(server: TestServer, tenantId: TenantId): Promise<TestSupportVisit> {
  const operator = await aPerson(server, await platformTenant(server.db), { role: "superadmin" });
  const browser = aBrowser(server, { cookies: new Map(Object.entries(operator.cookies)) });
  const body = { tenant_id: tenantId, reason: "No imprime la comanda de la barra", minutes: 15 } as const;
  const { id } = (await browser.call(beginSupportVisit, { body })).ok;
  return {
    id,
    operator,
    browser,
    async call(definition, input = {}) {
      const url = urlOf(definition, input).replace(apiBase, `${apiBase}/look-in/${id}`);
      const reply = await server.app.inject({
        method: definition.method,
        url,
        cookies: Object.fromEntries(browser.cookies),
        remoteAddress: freshAddress(),
        ...(definition.method === "GET" || input.body === undefined
          ? {}
          : { payload: wirePayload(definition, input.body as object) }),
      });
      const isJson = String(reply.headers["content-type"]).includes("json");
      const code = isJson && reply.statusCode >= 400 ? String(reply.json().code) : undefined;
      return { status: reply.statusCode, code, raw: reply.body, json: () => reply.json() };
    },
  };
}

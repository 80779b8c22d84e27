import * as contract from "../../../contract/platform-console.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Bind } from "../../platform/http/bind.ts";
import { platformDashboard } from "./platform-dashboard.ts";

/** The platform operator's console. */
export function platformConsoleRoutes(on: Bind, deps: Deps): void {
  on(contract.platformDashboard, () => platformDashboard(deps));
}

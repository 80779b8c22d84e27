import { apiBase, publicApiBase } from "./api-base.ts";
import type { RouteDefinition } from "./define.ts";

/** Where a route answers, its params as in its path: what keys open lies apart from what people do. */
export function routeAddress({ access, path }: Pick<RouteDefinition, "access" | "path">): string {
  return (typeof access === "object" && "apiKey" in access ? publicApiBase : apiBase) + path;
}

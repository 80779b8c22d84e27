import type { RouteDefinition } from "#platform/contract/define.ts";

/** A body as the route wants it: JSON, or a form where it takes files. */
export function wirePayload({ multipart }: RouteDefinition, body: object): object {
  if (!multipart) return body;
  const form = new FormData();
  for (const [field, value] of Object.entries(body))
    form.append(field, value instanceof Uint8Array ? new Blob([new Uint8Array(value)]) : String(value));
  return form;
}

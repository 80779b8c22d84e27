import { z } from "zod";
import type { RouteDefinition } from "./define.ts";

const requestUuids = z.registry<{ isRequest: true }>();

/**
 * As `uuid` of a body: made by the client for this one request. It is carried out once, whatever it is sent under; the
 * same request again gets the first answer, another one with this uuid is refused.
 */
export const requestUuid = z.uuid().register(requestUuids, { isRequest: true });

/** Whether what this route is asked bears a uuid of its own. */
export function bearsUuid({ body }: RouteDefinition): boolean {
  if (!(body instanceof z.ZodObject)) return false;
  const { uuid } = body.shape;
  const schema = uuid instanceof z.ZodOptional ? uuid.unwrap() : uuid;
  return schema instanceof z.ZodUUID && requestUuids.has(schema);
}

/** The uuid of a request, in the form the database compares; undefined when it has none. */
export function requestUuidOf(definition: RouteDefinition, body: unknown): string | undefined {
  if (!bearsUuid(definition)) return undefined;
  const { uuid } = body as { readonly uuid?: string };
  return uuid?.toLowerCase();
}

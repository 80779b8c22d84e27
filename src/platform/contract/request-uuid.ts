import { z } from "zod";
import type { RouteDefinition } from "./define.ts";

const requestUuids = z.registry<{ isRequest: true }>();

/**
 * `uuid` of a body, made by the client for this one request. The request is carried out once, under whatever
 * key it is sent: the same request again gets the first answer, another request with this uuid is refused.
 */
export const requestUuid = z.uuid().register(requestUuids, { isRequest: true });

/** Tells whether the body of this route has such a uuid. */
export function hasUuidInBody({ body }: RouteDefinition): boolean {
  if (!(body instanceof z.ZodObject)) return false;
  const { uuid } = body.shape;
  const schema = uuid instanceof z.ZodOptional ? uuid.unwrap() : uuid;
  return schema instanceof z.ZodUUID && requestUuids.has(schema);
}

/** The uuid of a request, in the form the database compares; undefined when it has none. */
export function requestUuidOf(definition: RouteDefinition, body: unknown): string | undefined {
  if (!hasUuidInBody(definition)) return undefined;
  const { uuid } = body as { readonly uuid?: string };
  return uuid?.toLowerCase();
}

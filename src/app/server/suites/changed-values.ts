import { randomUUID } from "node:crypto";
import { z } from "zod";
import { voidReasons } from "#service/orders/domain/void-line.ts";
import { type ValuePath, valueAt, withValue } from "./schema-walk.ts";

/** Every body that differs from this one in one value, in wire form; some are malformed. */
export function changedBodies(body: unknown): { readonly place: string; readonly body: unknown }[] {
  return placesIn(body).flatMap((path) =>
    othersOf(valueAt(body, path)).map((value) => ({
      place: path.join("."),
      body: withValue(body, path, value),
    })),
  );
}

function placesIn(value: unknown, path: ValuePath = []): ValuePath[] {
  if (typeof value !== "object" || value === null) return [path];
  if (Array.isArray(value)) return value.length > 0 ? placesIn(value[0], [...path, 0]) : [];
  return Object.entries(value).flatMap(([field, inner]) => placesIn(inner, [...path, field]));
}

function othersOf(value: unknown): unknown[] {
  if (typeof value === "number") return [value + 1, value - 1];
  if (typeof value === "boolean") return [!value];
  if (typeof value !== "string") return [];
  if (z.uuid().safeParse(value).success) return [randomUUID()];
  if (value.startsWith("{")) return changedBodies(JSON.parse(value)).map(({ body }) => JSON.stringify(body));
  return [`${value} 2`, ...voidReasons.filter((reason) => reason !== value)];
}

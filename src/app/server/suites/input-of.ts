import type { z } from "zod";
import { isMutation, type RouteDefinition } from "#platform/contract/define.ts";
import { routeName, type WireInput } from "./call.ts";
import { sampleOf } from "./samples.ts";
import { smallestInput } from "./schema-walk.ts";
import type { World } from "./suite-world.ts";

/** Returns the input of a route in a world: its sample, or the smallest input when it only reads. */
export async function inputOf(definition: RouteDefinition, world: World): Promise<WireInput> {
  const sample = sampleOf(definition);
  if (sample) return sample.input(world);
  if (isMutation(definition)) throw new Error(`${routeName(definition)} needs a sample in samples.ts`);
  const smallest = (schema: z.ZodType | undefined) =>
    (schema ? smallestInput(schema) : {}) as Record<string, unknown>;
  return { params: smallest(definition.params), query: smallest(definition.query) };
}

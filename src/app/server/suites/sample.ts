import type { RouteDefinition } from "#platform/contract/define.ts";
import type { CallInput } from "../testing/test-server.ts";
import type { WireInput } from "./call.ts";
import type { World } from "./suite-world.ts";

export interface Sample {
  readonly definition: RouteDefinition;
  /** A call that succeeds in a fresh world, by its admin. */
  readonly input: (world: World) => WireInput | Promise<WireInput>;
}

/** In two steps, so that the input is checked against the definition it belongs to. */
export function sample<D extends RouteDefinition>(definition: D) {
  return (input: (world: World) => CallInput<D> | Promise<CallInput<D>>): Sample => ({
    definition,
    input: input as Sample["input"],
  });
}

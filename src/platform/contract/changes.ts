import type { z } from "zod";
import type { Permission } from "../domain/access/permissions.ts";

/**
 * What the screens of a list are told of it after a commit: the changed parts themselves, read once and sent to
 * everybody who may read the list (docs/decisions/0036). It names whole things ("this order, as it is now"), so that
 * applying one twice changes nothing.
 */
export interface ChangeDefinition<Shape extends z.ZodType = z.ZodType> {
  /** Its name on the socket. */
  readonly name: string;
  /** Who hears it: whoever may read the list. */
  readonly access: { readonly staff: readonly Permission[] };
  readonly shape: Shape;
}

export type ChangeOf<D extends ChangeDefinition> = z.output<D["shape"]>;

/** Defines a change that screens apply to what they have loaded. */
export function change<const Definition extends ChangeDefinition<Shape>, Shape extends z.ZodType>(
  definition: Definition,
): Definition {
  return definition;
}

/** Where a message stands in the row of its name. */
export interface MessageNumber {
  /** The newest event of the restaurant that the message tells of. */
  readonly seq: number;
  /** The `seq` of the message of this name before it: who has not heard that one has missed something. */
  readonly prev: number;
}

/** A change as it arrives on the socket. */
export interface ChangeMessage extends MessageNumber {
  /** The restaurant's newest event when the change was read: what was loaded under a higher one is newer. */
  readonly version: number;
  /** In the wire form of its shape. */
  readonly change: unknown;
}

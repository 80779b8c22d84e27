import type { z } from "zod";
import type { Permission } from "../domain/access/permissions.ts";

/**
 * A message about a list after a commit: it carries the changed parts themselves, read once and sent to
 * everybody who may read the list (docs/decisions/0036). It names whole things ("this order, as it is now"),
 * so that applying it twice changes nothing.
 */
export interface ChangeDefinition<Shape extends z.ZodType = z.ZodType> {
  /** Its name on the socket. */
  readonly name: string;
  /** Permissions that it is sent to: those that may read the list. */
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

/** Position of a message among those of its name. */
export interface MessageNumber {
  /** Number of the newest event in this message. */
  readonly seq: number;
  /** `seq` of the message of this name before it: a client that did not get that one has missed something. */
  readonly prev: number;
}

/** A change as it arrives on the socket. */
export interface ChangeMessage extends MessageNumber {
  /** The restaurant's newest event when the change was read: data loaded under a higher number are newer. */
  readonly version: number;
  /** In the wire form of its shape. */
  readonly change: unknown;
}

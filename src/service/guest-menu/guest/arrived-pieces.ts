import type { ComponentType } from "react";

/** Loads the code of a piece. */
export type Load<Props> = () => Promise<ComponentType<Props>>;

const arrived = new WeakMap<object, unknown>();

/** A piece that has been loaded: it is shown at once. */
export const arrivedPiece = <Props>(load: Load<Props>): ComponentType<Props> | undefined =>
  arrived.get(load) as ComponentType<Props> | undefined;

/** Loads a piece and remembers it. */
export async function loadPiece<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  const piece = await load();
  arrived.set(load, piece);
  return piece;
}

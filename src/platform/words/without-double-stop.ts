const DOUBLE_STOP = /(?<!\.)\.\.(?!\.)/g;

/** One full stop where a name brought its own: "Se agregó a Prueba, S.A. de C.V.". Three stay what they are. */
export function withoutDoubleStop(text: string): string {
  return text.replace(DOUBLE_STOP, ".");
}

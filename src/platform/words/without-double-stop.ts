/** Stops of Latin, Japanese, Hindi and Urdu. A name may stand between the marks of an isolate (`isolated.ts`). */
const DOUBLE_STOP = /(?<![.。।۔])([.。।۔])(\u2069?)\1(?!\1)/g;

/** One full stop where a name brought its own: "Se agregó a Prueba, S.A. de C.V.". Three stay what they are. */
export function withoutDoubleStop(text: string): string {
  return text.replace(DOUBLE_STOP, "$1$2");
}

const SHAPE = /^[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}$/;

/** Whether it is a codigoGeneracion: a UUID of any version in capitals (guide §3). */
export function isGenerationCode(code: unknown): code is string {
  return typeof code === "string" && SHAPE.test(code);
}

/** The codigoGeneracion of a UUID (guide §3). Throws RangeError on anything else. */
export function generationCodeOf(uuid: string): string {
  const code = uuid.toUpperCase();
  if (!isGenerationCode(code)) throw new RangeError(`not a uuid: ${uuid}`);
  return code;
}

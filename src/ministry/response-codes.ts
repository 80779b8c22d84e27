/** Texts of the ministry's codes (guide §20, table of response codes). */
export const responseCodes = {
  "003": "VALOR NO VALIDO",
  "004": "YA EXISTE UN REGISTRO CON ESE VALOR",
  "005": "DEBE PROPORCIONAR UN VALOR",
  "006": "FORMATO NO VALIDO",
  "007": "VALOR NO ES PERMITIDO",
  "008": "NO CORRESPONDE A CONTRIBUYENTE",
  "009": "NIT CONTRIBUYENTE NO EXISTE",
  "010": "CONTRIBUYENTE NO SE ENCUENTRA ACTIVO",
  "011": "NO ES CONTRIBUYENTE IVA",
  "012": "NO EXISTE EVENTO DE CONTINGENCIA",
  "013": "NO ESTA ENTRE PERIODO REPORTADO EN EVENTO DE CONTINGENCIA",
  "014": "NO EXISTE UN REGISTRO CON ESTE DATO",
  "015": "DOCUMENTO SE ENCUENTRA ANULADO",
  "016": "MONTO DE OPERACIÓN ES MAYOR AL DOCUMENTO RELACIONADO",
  "017": "FECHA NO ES CORRECTA",
  "018": "FECHA FUERA DE PLAZO PERMITIDO",
  "019": "ERROR EN CORRELATIVO",
  "020": "CALCULO INCORRECTO",
  "021": "NO SE PUEDE VALIDAR CAMPO",
  "022": "[firma] SERVICIO DE VALIDACION DE FIRMA NO DISPONIBLE",
  "023": "FALTAN DATOS PARA VALIDAR INFORMACION",
  "024": "VALOR EN CAMPO NO APLICA",
  "025": "VALORES REPETIDOS",
  "026": "NO SE PERMITEN VALORES DIFERENTES",
  "027": "DATO NO COINCIDE CON DTE",
  "028": "DTE ESTA RELACIONADO CON OTRO DTE",
  "096": "DOCUMENTO NO CUMPLE ESQUEMA JSON",
  "097": "NO SE HA PROPORCIONADO DATOS PARA VALIDAR",
  "098": "DATOS NO CUMPLEN ESTANDAR JSON",
  "099": "ERROR NO CATALOGADO",
  "100": "ERROR USUARIO INCORRECTO",
  "101": "ERROR CONTACTAR CON SOPORTE TÉCNICO",
  "102": "ERROR NO SE PUDO AUTENTICAR EL USUARIO",
  "103": "CONTRASEÑA EXPIRADA, POR FAVOR ACTUALIZAR",
  "106": "CREDENCIALES INVÁLIDAS",
  "107": "ERROR TOKEN INVÁLIDO",
  "108": "ERROR TOKEN ES REQUERIDO",
  "801": "No existe certificado activo",
  "802": "No valido",
  "803": "No existe llave publica para este nit",
} as const satisfies Record<string, string>;
export type ResponseCode = keyof typeof responseCodes;

/** Tells whether the ministry has such a code of refusal. */
export function isResponseCode(code: string): code is ResponseCode {
  return Object.hasOwn(responseCodes, code);
}

/** Class of a code when its field says nothing: access, signature, schema, everything else (guide §20). */
function plainClass(code: ResponseCode): string {
  if (code.startsWith("1")) return "19";
  if (code.startsWith("8") || code === "022") return "20";
  return code === "096" || code === "098" ? "98" : "99";
}

const sections: Readonly<Record<string, string>> = {
  identificacion: "11",
  emisor: "12",
  receptor: "13",
  sujetoExcluido: "13",
  documentoRelacionado: "14",
  cuerpoDocumento: "15",
  resumen: "16",
  extension: "17",
  apendice: "18",
};

/** Why the ministry refuses, in its own codes. */
export interface Refusal {
  readonly code: ResponseCode;
  readonly classCode: string;
  readonly description: string;
  readonly remarks: readonly string[];
}

/** A refusal with a code, about a member such as `identificacion.numeroControl`; null is about no one member (guide §20). */
export function refusal(
  code: ResponseCode,
  field: string | null = null,
  remarks: readonly string[] = [],
): Refusal {
  const name = responseCodes[code];
  const section = field?.split(".")[0] ?? "";
  return {
    code,
    classCode: sections[section] ?? plainClass(code),
    description: field === null ? name : `[${field}] ${name}`,
    remarks,
  };
}

/**
 * The consequences of a code of the ministry (guide §20):
 * `accepted` nothing more; `data` a person corrects it; `repeated` it is asked for when it may be our own
 * earlier try, else a person; `no_record` the document is not there when it was asked for, and when it was
 * sent something that it names is not there: it is sent twice more, then a person looks; `ask` it is asked for;
 * `auth` the token is renewed once, then the credentials are a person's; `signature` nothing is sent until the
 * certificate is put right.
 */
type CodeMeaning = "accepted" | "data" | "repeated" | "no_record" | "ask" | "auth" | "signature";

interface KnownCode {
  /** The ministry's own words for it. */
  readonly name: string;
  readonly means: CodeMeaning;
}

const data = (name: string) => ({ name, means: "data" }) as const;
const auth = (name: string) => ({ name, means: "auth" }) as const;
const signature = (name: string) => ({ name, means: "signature" }) as const;

/** Every code of the ministry and of its signer, and what happens after it. Any other counts as data. */
export const ministryCodes = {
  "001": { name: "RECIBIDO", means: "accepted" },
  "002": { name: "RECIBIDO CON OBSERVACIONES", means: "accepted" },
  "003": data("VALOR NO VALIDO"),
  "004": { name: "YA EXISTE UN REGISTRO CON ESE VALOR", means: "repeated" },
  "005": data("DEBE PROPORCIONAR UN VALOR"),
  "006": data("FORMATO NO VALIDO"),
  "007": data("VALOR NO ES PERMITIDO"),
  "008": data("NO CORRESPONDE A CONTRIBUYENTE"),
  "009": data("NIT CONTRIBUYENTE NO EXISTE"),
  "010": data("CONTRIBUYENTE NO SE ENCUENTRA ACTIVO"),
  "011": data("NO ES CONTRIBUYENTE IVA"),
  "012": data("NO EXISTE EVENTO DE CONTINGENCIA"),
  "013": data("NO ESTA ENTRE PERIODO REPORTADO EN EVENTO DE CONTINGENCIA"),
  "014": { name: "NO EXISTE UN REGISTRO CON ESTE DATO", means: "no_record" },
  // After an invalidation it may be our own earlier one: `mayBeOurs`.
  "015": data("DOCUMENTO SE ENCUENTRA ANULADO"),
  "016": data("MONTO DE OPERACIÓN ES MAYOR AL DOCUMENTO RELACIONADO"),
  "017": data("FECHA NO ES CORRECTA"),
  "018": data("FECHA FUERA DE PLAZO PERMITIDO"),
  "019": data("ERROR EN CORRELATIVO"),
  "020": data("CALCULO INCORRECTO"),
  "021": data("NO SE PUEDE VALIDAR CAMPO"),
  "022": { name: "[firma] SERVICIO DE VALIDACION DE FIRMA NO DISPONIBLE", means: "ask" },
  "023": data("FALTAN DATOS PARA VALIDAR INFORMACION"),
  "024": data("VALOR EN CAMPO NO APLICA"),
  "025": data("VALORES REPETIDOS"),
  "026": data("NO SE PERMITEN VALORES DIFERENTES"),
  "027": data("DATO NO COINCIDE CON DTE"),
  "028": data("DTE ESTA RELACIONADO CON OTRO DTE"),
  "096": data("DOCUMENTO NO CUMPLE ESQUEMA JSON"),
  "097": data("NO SE HA PROPORCIONADO DATOS PARA VALIDAR"),
  "098": data("DATOS NO CUMPLEN ESTANDAR JSON"),
  "099": data("ERROR NO CATALOGADO"),
  "100": auth("ERROR USUARIO INCORRECTO"),
  "101": auth("ERROR CONTACTAR CON SOPORTE TÉCNICO"),
  "102": auth("ERROR NO SE PUDO AUTENTICAR EL USUARIO"),
  "103": auth("CONTRASEÑA EXPIRADA, POR FAVOR ACTUALIZAR"),
  "104": auth("ERROR EN ACTUALIZACIÓN DE CONTRASEÑA"),
  "105": auth("LA NUEVA CONTRASEÑA Y LA CONFIRMACIÓN DEBE SER LA MISMA"),
  "106": auth("CREDENCIALES INVÁLIDAS"),
  "107": auth("ERROR TOKEN INVÁLIDO"),
  "108": auth("ERROR TOKEN ES REQUERIDO"),
  "109": auth("ERROR EN GENERACION DE TOKEN"),
  "110": auth("ERROR EN TIPO REQUERIDO"),
  "111": auth("ERROR EN PARÁMETRO SOLICITADO"),
  "801": signature("No existe certificado activo"),
  "802": signature("No valido"),
  "803": signature("No existe llave publica para este nit"),
  "812": signature("No se encontro el archivo"),
} as const satisfies Record<string, KnownCode>;

export type MinistryCode = keyof typeof ministryCodes;

/** Codes after which a person reads why. */
type PersonsCode = {
  [Code in MinistryCode]: (typeof ministryCodes)[Code]["means"] extends "data" | "repeated" | "no_record"
    ? Code
    : never;
}[MinistryCode];

/** Tells whether the ministry has such a code. */
export function isMinistryCode(code: string): code is MinistryCode {
  return Object.hasOwn(ministryCodes, code);
}

/** Tells whether a person reads why after this code. */
export function isPersonsCode(code: string): code is PersonsCode {
  if (!isMinistryCode(code)) return false;
  const { means } = ministryCodes[code];
  return means === "data" || means === "repeated" || means === "no_record";
}

/** Class of all that is about the signature (guide §20). */
const SIGNATURE_CLASS = "20";

/** Class of answers about access. */
const SECURITY_CLASS = "19";

/**
 * Returns what happens after a refusal with this code. The newer manual is said to use the numbers of access
 * for data too, in another class (guide §20).
 */
export function meaningOf(code: string, classCode: string | null): CodeMeaning {
  const means = isMinistryCode(code) ? ministryCodes[code].means : "data";
  if (means === "data" && classCode === SIGNATURE_CLASS) return "signature";
  if (means === "auth" && classCode !== null && classCode !== SECURITY_CLASS) return "data";
  return means;
}

import type { support as source } from "../en/support.ts";
import type { Translated } from "../translated.ts";

export const support = {
  subtitle: "Escríbanos y cuéntenos qué estaba haciendo y qué vio.",
  address: "Correo de soporte",
  copy: "Copiar correo",
  copied: "Correo copiado.",
  copy_failed: "El navegador no permitió copiar. Seleccione el correo y cópielo.",
  mail_app: "Abrir aplicación de correo",
  webmail: "O escriba desde el navegador",
  subject: "Comanda: {{store}}",
} as const satisfies Translated<typeof source>;

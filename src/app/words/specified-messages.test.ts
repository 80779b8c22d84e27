import { expect, test } from "vitest";
import { eachText } from "./each-text.ts";
import { wordsOf } from "./word-catalogues.ts";

/** Messages that the specification quotes. They keep its wording, in the language in which it quotes them. */
const specified = {
  en: [
    "Error loading orders! Please try later!",
    "Error processing your request, Please try later!",
    "Error: Status {{code}}",
    "No data found!",
    "Reports Data - {{date}}.csv",
  ],
  es: [
    "Correo enviado exitosamente",
    "Debe agregar al menos un producto",
    "Error al cargar el resumen de pago...",
    "Error al ejecutar prueba fiscal.",
    "Error cargando datos iniciales.",
    "Error creando factura.",
    "Error de conexión al enviar correo",
    "Error de conexión al servidor",
    "Error obteniendo DTE completo",
    "Error validando cliente.",
    "Error: Status {{code}}",
    "Los datos del resumen contienen valores inválidos",
    "No hay items para imprimir el recibo",
    "Nombre del cliente requerido",
    "Reports Data - {{date}}.csv",
    "Seleccione un tipo de pago",
    "Token #{{tokenNo}} — Orden {{orderNo}} creada",
  ],
} as const;

test.each(["en", "es"] as const)(
  "messages that the specification quotes in %s keep its words",
  (language) => {
    const said = new Set<string>();
    eachText(wordsOf(language).catalogue, (text) => {
      said.add(text);
      return text;
    });
    expect(specified[language].filter((text) => !said.has(text))).toEqual([]);
  },
);

import type { Translated } from "#app/words/translated.ts";
import type { importing as source } from "../en/importing.ts";

export const importing = {
  step_file: "1. Archivo",
  step_check: "2. Revisión",
  step_done: "3. Listo",
  example: "Ejemplo",
  choose_label: "Archivo CSV",
  failed: "No se pudo procesar el archivo. No se cambió nada.",
  refused: {
    type: "{{name}} no es un archivo CSV.",
    size: "{{name}} pesa más de {{megabytes}} MB.",
    workbook: "Este es un libro de Excel. Guárdelo como CSV en la hoja de cálculo y elija ese archivo.",
    empty: "Este archivo está vacío.",
    not_text:
      "Este archivo no se puede leer como texto. Guárdelo como CSV UTF-8 en la hoja de cálculo y elija ese archivo.",
  },
  state: {
    reading: "Leyendo…",
    checking: "Revisando…",
    checked: "Revisado",
    saving: "Importando…",
    failed: "No se importó",
  },
  wrong_one: "Hay {{shown}} error por corregir en el archivo. No se cambió nada.",
  wrong_other: "Hay {{shown}} errores por corregir en el archivo. No se cambió nada.",
  problems_table: "Errores del archivo",
  more_one: "Y {{shown}} más.",
  more_other: "Y {{shown}} más.",
  line: "Línea",
  line_no: "Línea {{line}}",
  column: "Columna",
  whole_line: "Toda la línea",
  found: "Valor",
  nothing_found: "—",
  message: "Qué hacer",
} as const satisfies Translated<typeof source>;

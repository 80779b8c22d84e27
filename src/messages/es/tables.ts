import type { tables as source } from "../en/tables.ts";
import type { Translated } from "../translated.ts";

export const tables = {
  reply: {
    added: "Se agregó {{title}}.",
    added_many_one: "Se agregó {{count}} mesa.",
    added_many_other: "Se agregaron {{count}} mesas.",
    saved: "Se guardó {{title}}.",
    deleted: "Se eliminó {{title}}.",
    deleted_many_one: "Se eliminó {{count}} mesa.",
    deleted_many_other: "Se eliminaron {{count}} mesas.",
    code_renewed: "{{title}} tiene un código QR nuevo. Imprímalo: el anterior ya no funciona.",
    floor_renamed: "El piso ahora se llama {{floor}}.",
    floors_ordered: "Se guardó el orden de los pisos.",
  },
} as const satisfies Translated<typeof source>;

import type { client as source } from "../en/client.ts";
import type { Translated } from "../translated.ts";

export const client = {
  offline: "No hay conexión con el servidor. Revise la red e intente de nuevo.",
  timeout: "El servidor no respondió a tiempo. Intente de nuevo.",
  offline_unsure: "El servidor no respondió. Revise si se guardó antes de intentar de nuevo.",
  timeout_unsure: "El servidor no respondió a tiempo. Revise si se guardó antes de intentar de nuevo.",
  unreadable: "No se pudo leer la respuesta del servidor. Recargue la página.",
} as const satisfies Translated<typeof source>;

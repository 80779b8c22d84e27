import type { Translated } from "#app/words/translated.ts";
import type { platform as source } from "../en/platform.ts";

export const platform = {
  offline: "No hay conexión con el servidor. Revise la red e intente de nuevo.",
  timeout: "El servidor no respondió a tiempo. Intente de nuevo.",
  offline_unsure: "No llegó la respuesta. Envíelo otra vez: no se duplica.",
  timeout_unsure: "No llegó la respuesta. Envíelo otra vez: no se duplica.",
  unreadable: "No se pudo leer la respuesta del servidor. Recargue la página.",
  secret_lost:
    "No llegó la respuesta, ni con ella el secreto que se muestra una sola vez. Mire en la lista: si ya está ahí, revoque la clave o quite el destino y haga otro.",
  /** After an answer that was lost. */
  unsure: {
    text: "No llegó la respuesta. Envíelo otra vez: no se duplica.",
    again: "Enviar otra vez lo mismo",
    look: "Ver si se guardó",
    not_saved: "No se había guardado. Puede cambiarlo o enviarlo de nuevo.",
    leave_title: "¿Cerrar sin saber si se guardó?",
    leave_body: "No llegó la respuesta. Antes de repetirlo, revise si quedó guardado.",
    leave: "Cerrar",
    stay: "Volver",
  },
  /** Somebody else saved the same meanwhile. */
  conflict: {
    text: "Otra persona cambió esto mientras usted escribía. No se guardó nada todavía.",
    saved: "Guardado ahora: {{value}}",
    mine: "Usted escribió: {{value}}",
    kept: "Usted no lo tocó: se conserva.",
    keep_mine: "Guardar lo mío",
    take_saved: "Usar lo guardado",
    on: "Sí",
    off: "No",
    empty: "(vacío)",
  },
  picture: {
    hint: "PNG, JPG o WebP. También puede arrastrarla o pegarla aquí.",
    choose: "Elegir foto",
    change: "Cambiar foto",
    camera: "Tomar foto",
    remove: "Quitar foto",
    sending: "Enviando la foto",
  },
  something_went_wrong: "Algo salió mal. Intente de nuevo.",
  full_screen: {
    fill: "Pantalla completa",
    leave: "Salir de pantalla completa",
  },
  amount: {
    not_a_number: "Escriba un monto, por ejemplo 12.50.",
    too_many_decimals: "Use dos decimales como máximo.",
    too_large: "El máximo es 1,000,000. Revise el monto.",
    negative: "El monto no puede ser menor que 0.",
  },
} as const satisfies Translated<typeof source>;

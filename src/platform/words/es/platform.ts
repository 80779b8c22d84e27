import type { Translated } from "#app/words/translated.ts";
import type { platform as source } from "../en/platform.ts";

export const platform = {
  offline: "No hay conexión con el servidor. Revise la red e intente de nuevo.",
  timeout: "El servidor no respondió a tiempo. Intente de nuevo.",
  offline_unsure: "No llegó respuesta. Envíelo otra vez: no se duplica.",
  timeout_unsure: "No llegó respuesta. Envíelo otra vez: no se duplica.",
  on_this_page: "En esta página",
  unreadable: "No se pudo leer la respuesta del servidor. Recargue la página.",
  secret_lost:
    "No llegó respuesta, y con ella se perdió el secreto que se muestra una sola vez. Revise la lista: si ya está ahí, revoque la clave o quite el destino y cree otro.",
  /** After an answer that was lost. */
  unsure: {
    text: "No llegó respuesta. Envíelo otra vez: no se duplica.",
    again: "Enviar otra vez",
    look: "Ver si se guardó",
    not_saved: "No se guardó. Puede cambiarlo o enviarlo de nuevo.",
    leave_title: "¿Cerrar sin saber si se guardó?",
    leave_body: "No llegó respuesta. Antes de repetirlo, revise si se guardó.",
  },
  /** Somebody else saved the same meanwhile. */
  conflict: {
    text: "Otra persona cambió esto mientras usted escribía. No se guardó nada todavía.",
    saved: "Valor guardado: {{value}}",
    mine: "Su valor: {{value}}",
    kept: "Usted no lo cambió: se conserva el valor guardado.",
    keep_mine: "Guardar lo mío",
    take_saved: "Usar lo guardado",
    on: "Sí",
    off: "No",
    empty: "(vacío)",
  },
  /** A page that the server could not even look for. */
  unloaded: {
    text: "Comanda no ha podido cargar. Revise la conexión.",
    again: "Cargar la página de nuevo",
  },
  address: {
    unreadable: "Esta dirección no lleva a ninguna página. Revise que esté completa.",
    too_long: "Esta dirección es demasiado larga.",
    home: "Ir al inicio",
  },
  picture: {
    hint: "PNG, JPG o WebP. También puede arrastrarla o pegarla aquí.",
    choose: "Elegir foto",
    change: "Cambiar foto",
    camera: "Tomar foto",
    remove: "Quitar foto",
    sending: "Subiendo la foto",
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

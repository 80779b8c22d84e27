import type { Translated } from "#app/words/translated.ts";
import type { sharedTills as source, sharedTillsErrors as sourceErrors } from "./en.ts";

export const sharedTills = {
  title: "Cajas compartidas",
  intro:
    "En una caja compartida cada quien entra con su PIN, sin cerrar y abrir sesión. El pedido a medias se queda.",
  none: "Todavía no hay cajas compartidas.",
  enroll: "Compartir este dispositivo",
  enroll_title: "Compartir este dispositivo",
  enroll_hint: "Después, quien tenga PIN entra aquí con él. Cada persona define el suyo en su perfil.",
  change: "Cambiar",
  change_named: "Cambiar {{title}}",
  change_title: "Caja compartida {{title}}",
  save: "Guardar",
  remove: "Quitar",
  remove_named: "Quitar {{title}}",
  remove_title: "¿Quitar la caja compartida {{title}}?",
  remove_body: "Ahí ya no se podrá entrar con PIN, y quien esté usándola sale de inmediato.",
  remove_confirm: "Quitar caja compartida",
  name: "Nombre de la caja",
  after_sending: "Bloquear después de enviar",
  after_sending_hint: "El siguiente empieza con su PIN. Quedan 8 segundos para deshacer.",
  after_seconds: "Bloquear si nadie la toca (segundos)",
  after_seconds_hint: "De 15 a 3600. Vacío: no se bloquea sola.",
  since: "{{device}} · la agregó {{name}} el {{when}}",
  used: "La última en entrar fue {{name}}, {{when}}",
  locks_sending: "se bloquea al enviar",
  locks_seconds: "se bloquea a los {{count}} s sin uso",
  locks_never: "no se bloquea sola",
  lock: "Bloquear la caja",
  sent: "Enviado",
  sent_hint: "Toque la pantalla para que entre otra persona.",
  lock_failed: "No se pudo avisar al servidor. La caja sigue bloqueada y se intenta de nuevo.",
  who: "¿Quién es?",
  who_hint: "Elija su nombre y escriba su PIN.",
  nobody: "Todavía nadie tiene PIN",
  nobody_hint: "Entre con su contraseña y defina un PIN en su perfil.",

  enter: "Entrar",
  back: "Otra persona",
  by_password: "Entrar con contraseña",
  reply: {
    enrolled: "{{title}} es ahora una caja compartida.",
    changed: "Se guardó {{title}}.",
    removed: "{{title}} ya no es una caja compartida.",
    locked: "La caja está bloqueada.",
  },
} as const satisfies Translated<typeof source>;

export const sharedTillsErrors = {
  not_a_shared_till: "Este dispositivo no es una caja compartida. Entre con su contraseña.",
  till_locked:
    "Demasiados PIN equivocados en esta caja. Intente en {{seconds}} segundos o entre con su contraseña.",
} as const satisfies Translated<typeof sourceErrors>;

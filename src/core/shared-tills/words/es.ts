import type { Translated } from "#app/words/translated.ts";
import type { sharedTills as source, sharedTillsErrors as sourceErrors } from "./en.ts";

export const sharedTills = {
  title: "Cajas compartidas",
  intro:
    "En una caja compartida cada quien entra con su PIN, sin cerrar y abrir sesión. La orden sin terminar se queda.",
  none: "Todavía no hay cajas compartidas.",
  enroll: "Compartir este dispositivo",
  enroll_hint: "Después, quien tenga PIN puede entrar aquí con él. Cada persona define el suyo en su perfil.",
  change_title: "Caja compartida {{title}}",
  remove_title: "¿Quitar la caja compartida {{title}}?",
  remove_body:
    "Ya no se podrá entrar ahí con PIN, y a quien la esté usando se le cierra la sesión de inmediato.",
  remove_confirm: "Quitar caja compartida",
  name: "Nombre de la caja",
  after_sending: "Bloquear después de enviar",
  after_sending_hint: "La siguiente persona empieza con su PIN. Quedan 8 segundos para deshacer.",
  after_seconds: "Bloquear sin uso (segundos)",
  after_seconds_hint: "De 15 a 3600. Déjelo vacío para que no se bloquee sola.",
  since: "{{device}} · agregada por {{name}} el {{when}}",
  used: "Último uso: {{name}}, {{when}}",
  locks_sending: "se bloquea al enviar",
  locks_seconds: "se bloquea a los {{time}} sin uso",
  locks_never: "no se bloquea sola",
  lock: "Bloquear caja",
  sent: "Enviado",
  sent_hint: "Toque la pantalla para que entre otra persona.",
  lock_failed: "No se pudo avisar al servidor. La caja sigue bloqueada y se intentará de nuevo.",
  who: "Elija su nombre",
  who_hint: "Después escriba su PIN.",
  nobody: "Todavía nadie tiene PIN",
  nobody_hint: "Inicie sesión con su contraseña y defina un PIN en su perfil.",
  back: "Otra persona",
  by_password: "Iniciar sesión con contraseña",
  reply: {
    enrolled: "{{title}} es ahora una caja compartida.",
    removed: "{{title}} ya no es una caja compartida.",
    locked: "La caja está bloqueada.",
  },
} as const satisfies Translated<typeof source>;

export const sharedTillsErrors = {
  not_a_shared_till: "Este dispositivo no es una caja compartida. Inicie sesión con su contraseña.",
  till_locked:
    "Demasiados PIN incorrectos en esta caja. Intente en {{seconds}} o inicie sesión con su contraseña.",
} as const satisfies Translated<typeof sourceErrors>;

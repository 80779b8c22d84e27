import type { password as source } from "../en/password.ts";
import type { Translated } from "../translated.ts";

export const password = {
  forgot_title: "Recuperar contraseña",
  forgot_subtitle: "Le enviaremos un enlace para elegir una nueva.",
  forgot_submit: "Enviar enlace",
  forgot_sent_title: "Revise su correo",
  back_to_login: "Volver a iniciar sesión",
  reset_title: "Elija una contraseña nueva",
  reset_subtitle: "Al menos 8 caracteres. Varias palabras juntas son fáciles de recordar.",
  reset_password: "Contraseña nueva",
  reset_submit: "Guardar contraseña",
  reset_no_token: "Este enlace no está completo. Ábralo de nuevo desde el correo o pida otro.",
  ask_again: "Pedir otro enlace",
  too_short: "Use al menos 8 caracteres.",
} as const satisfies Translated<typeof source>;

import type { auth as source, authErrors as sourceErrors } from "../en/auth.ts";
import type { Translated } from "../translated.ts";

export const auth = {
  signed_in: "Le damos la bienvenida, {{name}}.",
  rights_changed: "Cambiaron sus permisos. La pantalla ya muestra lo que puede hacer ahora.",
  session_over: "Su sesión se cerró. Si no fue usted, pregunte al administrador.",
  signed_out: "Su sesión está cerrada.",
  refreshed: "Su sesión sigue abierta.",
  reset_mailed:
    "Si esta dirección es de un usuario, ya va en camino un correo con un enlace. El enlace sirve por 30 minutos.",
  password_set: "Se guardó su contraseña nueva. Inicie sesión con ella.",
  device_removed: "La sesión de ese dispositivo está cerrada.",
  language_set: "Se guardó el idioma.",
  confirm_sends_set: "Se guardó.",
  device: { browser_on_system: "{{browser}} en {{system}}", unknown: "Dispositivo desconocido" },
  mail: {
    footer: "Comanda envió este correo a {{username}}, la dirección de su usuario en {{store}}.",
    reset_subject: "Cree una contraseña nueva para Comanda",
    reset_greeting: "Hola, {{name}}. Este es el enlace para crear una contraseña nueva.",
    reset_action: "Crear una contraseña nueva",
    reset_once: "Sirve una sola vez y por 30 minutos. Después se cierra la sesión en todos sus dispositivos.",
    reset_not_you: "Si usted no lo pidió, no haga nada: su contraseña sigue igual.",
    changed_subject: "Se cambió su contraseña de Comanda",
    changed_greeting:
      "Hola, {{name}}. Se cambió su contraseña con un enlace de un correo enviado a esta dirección.",
    changed_not_you:
      "Se cerró la sesión en todos sus dispositivos. Si no fue usted, cree de inmediato una contraseña nueva y avise al administrador de su restaurante.",
    page_title: "Correos que no se enviaron",
    none: "Todavía no hay nada. Los correos aparecen aquí porque no hay servidor de correo configurado (SMTP_URL).",
    all: "Todos los correos",
  },
  login: {
    title: "Iniciar sesión",
    subtitle: "Órdenes, cocina y caja de su restaurante.",
    platform_subtitle: "Administración de la plataforma.",
    username: "Correo electrónico",
    password: "Contraseña",
    submit: "Entrar",
    forgot: "¿Olvidó su contraseña?",
    username_error: "Escriba su correo.",
    username_shape: "Escriba el correo completo, por ejemplo ana@restaurante.com.",
    password_error: "Escriba su contraseña.",
    demo_open:
      "Solo para probar: todos conocen la contraseña de la demostración y toda la red llega a este servidor.",
    error_message: "No se pudo iniciar sesión. Intente de nuevo.",
  },
  demo: { title: "Entre a la demostración como" },
  password: {
    forgot_title: "Recuperar contraseña",
    forgot_subtitle: "Le enviaremos un enlace para elegir una nueva.",
    forgot_required: "Escriba el correo con el que inicia sesión; ahí le llegará el enlace.",
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
  },
} as const satisfies Translated<typeof source>;

export const authErrors = {
  invalid_credentials: "El correo o la contraseña no son correctos.",
  reset_link_invalid: "Este enlace venció o ya se usó. Pida uno nuevo.",
  password_too_common: "Esta contraseña es muy fácil de adivinar. Elija otra.",
  own_device: "Este es el dispositivo que está usando. Mejor cierre sesión.",
} as const satisfies Translated<typeof sourceErrors>;

import type { Translated } from "#app/words/translated.ts";
import type { platformErrors as source } from "../en/errors.ts";

export const platformErrors = {
  invalid_input: "Revise los campos marcados.",
  invalid_request: "Solicitud no válida: vuelva a elegirlo en la lista.",
  not_signed_in: "Inicie sesión para continuar.",
  subscription_inactive: "El restaurante no tiene una suscripción activa.",
  not_permitted: "Usted no tiene permiso para hacer esto. Pídalo a un administrador.",
  look_in_reads_only: "Esta es una visita de soporte: puede ver, pero no cambiar nada.",
  not_found: "Esto ya no existe. Actualice la pantalla.",
  unknown_address: "No hay nada en esta dirección. Revise el método y la ruta.",
  signature_invalid: "La firma del mensaje falta o no es correcta, o el mensaje es muy viejo.",
  method_not_allowed: "Esta dirección no admite ese tipo de solicitud.",
  request_timeout: "La solicitud tardó demasiado en llegar. Intente de nuevo.",
  secret_locked:
    "Este servidor no tiene la clave con que se selló este dato. No se cambió nada; quien lo administra debe revisar SECRET_KEYS.",
  still_running: "La misma solicitud todavía se está procesando. Espere un momento y revise de nuevo.",
  changed_meanwhile:
    "Otra persona cambió esto mientras tanto. No se guardó nada; lo que escribió sigue aquí.",
  uuid_taken: "Esto ya se guardó con otro contenido. No se cambió nada; revíselo de nuevo.",
  unknown_host: "El servidor no reconoce esta dirección. Ábralo en {{address}}.",
  payload_too_large: "Lo que se envió es demasiado grande.",
  unsupported_media_type: "El servidor espera JSON.",
  request_withdrawn:
    "Esta solicitud se descartó porque no llegó su respuesta. No se cambió nada; envíela de nuevo.",
  idempotency_key_reused:
    "Esta solicitud ya se envió con otro contenido. No se cambió nada; intente de nuevo.",
  too_many_requests: "Demasiados intentos. Intente de nuevo en {{seconds}}.",
  internal: "Algo falló de nuestro lado. No se cambió nada. Dé a soporte el número {{requestId}}.",
  service_unavailable: "El servidor está ocupado o iniciando. No se cambió nada; intente en un momento.",
  storage_full: "El disco del servidor está lleno. No se guardó nada; libere espacio e intente de nuevo.",
  wrong_origin: "Esta solicitud vino de otro sitio y fue rechazada.",
} as const satisfies Translated<typeof source>;

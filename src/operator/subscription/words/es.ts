import type { Translated } from "#app/words/translated.ts";
import type { subscription as source, subscriptionErrors as sourceErrors } from "./en.ts";

export const subscription = {
  active: "Activa",
  inactive: "Inactiva",
  renews: "Fecha de renovación",
  ends: "Termina el",
  was_due: "Venció el",
  first_charge: "Primer cobro",
  no_renewal: "Sin fecha de vencimiento",
  phase: {
    complimentary: "Cortesía",
    trial: "Prueba",
    active: "Activa",
    cancelled: "De baja: activa hasta su vencimiento",
    past_due: "Pago atrasado",
    expired: "Vencida",
  },
  per_month: "{{price}} al mes",
  works_until: "Activo hasta el",
  card: "Tarjeta",
  card_on: "Cobro mensual",
  card_failed: "Tarjeta rechazada",
  card_none: "Ninguna",
  card_stopped: "Ya no se cobra",
  cancel: "Dar de baja la suscripción",
  keep: "Conservar la suscripción",
  cancel_question:
    "¿Dar de baja la suscripción? Ya no se le cobrará. El restaurante sigue funcionando hasta el {{day}}.",
  cancel_question_now:
    "¿Dar de baja la suscripción? Su pago está atrasado, así que el restaurante deja de funcionar de inmediato.",
  cancel_question_service:
    "¿Dar de baja la suscripción? Su pago está atrasado. El restaurante está en servicio desde el {{since}}: funciona hasta que cierre las cajas abiertas y después deja de funcionar.",
  resume: "Conservar la suscripción",
  manage_card: "Administrar tarjeta y recibos",
  subscribe: "Suscribirse",
  pay_by_card: "Pagar con tarjeta",
  plan: {
    title: "Plan mensual",
    unlimited_orders: "Órdenes ilimitadas",
    monthly_renewals: "Renovación mensual",
    unlimited_devices: "Dispositivos ilimitados",
    live_kitchen: "Órdenes de cocina en vivo",
    trial_first: "El primer cobro se hace el {{day}}, cuando termine su período pagado o de prueba.",
    secure: "Los datos de la tarjeta se ingresan en Stripe; Comanda nunca los ve.",
    card_failed:
      "La tarjeta fue rechazada. Cámbiela o pague la factura pendiente; el restaurante se reactiva en cuanto Stripe reciba el pago.",
    change_card: "Cambiar tarjeta",
  },
  transfer: {
    title: "Pagar por transferencia o en efectivo",
    details: "Datos para transferir",
    afterwards:
      "Envíe el comprobante a soporte con el nombre de su restaurante. Activamos los meses al recibir el dinero.",
    ask: "Escriba a soporte: le dirán adónde transferir y activarán los meses al recibir el dinero.",
  },
  take_out: "Aun sin suscripción, puede descargar todos los datos de su restaurante en un archivo.",
  inactive_title: "La suscripción no está activa",
  inactive_admin:
    "Los datos de su restaurante están a salvo. Renueve la suscripción para seguir usando Comanda.",
  inactive_admin_ended:
    "Venció el {{day}}. Los datos de su restaurante están a salvo. Renueve la suscripción para seguir usando Comanda.",
  inactive_staff: "No hay una suscripción activa. Avise al administrador de {{store}}.",
  switched_off: "Soporte cerró este restaurante. Escríbales para saber por qué y para reabrirlo.",
  deletion_title: "Se eliminará este restaurante",
  deletion:
    "Este restaurante se eliminará el {{day}} y todo se borrará para siempre. Todos los datos se exportaron y puede descargarlos aquí. Si no debe eliminarse, escriba a soporte antes de ese día.",
  still_active: "La suscripción está activa",
  still_active_hint: "Su restaurante funciona con normalidad.",
  go_on: "Seguir trabajando",
  subject: "Renovación de {{store}}",
  check_again: "Revisar de nuevo",
  still_inactive: "La suscripción sigue inactiva.",
  success: {
    title: "Pago recibido",
    card_title: "Tarjeta guardada",
    first_charge:
      "Gracias. Todavía no se le ha cobrado nada: el primer cobro se hace el {{day}}, cuando termine su prueba.",
    waiting_title: "Confirmando el pago",
    message: "Gracias. Su suscripción está activa. Inicie sesión de nuevo para usarla.",
    until: "Pagado hasta el {{day}}.",
    waiting:
      "Stripe todavía no confirma ningún pago. Si acaba de pagar, la suscripción se activará en cuanto lo confirme: no pague otra vez.",
    signed_out: "Inicie sesión para ver si el pago ya está confirmado. Si acaba de pagar, no pague otra vez.",
  },
  cancelled_payment: {
    title: "Pago no realizado",
    message: "No se le cobró nada. Puede pagar cuando quiera.",
    back: "Volver a mi perfil",
  },
  banner: {
    trial_one: "Su prueba termina en {{count}} día.",
    trial_other: "Su prueba termina en {{count}} días.",
    trial_today: "Su prueba termina hoy.",
    past_due: "El pago de la suscripción está atrasado. El restaurante funciona hasta el {{day}}.",
    card_failed: "La tarjeta de la suscripción fue rechazada. El restaurante funciona hasta el {{day}}.",
    closing: "La suscripción terminó. El restaurante funciona hasta que cierre las cajas abiertas.",
    action: "Ver suscripción",
    dismiss: "Ocultar hasta mañana",
  },
  in_service: {
    since: "En servicio desde el {{since}}: hay una caja abierta.",
    switch_off:
      "Si lo desactiva, deja de funcionar de inmediato, en pleno servicio. Mejor espere a que cierre sus cajas.",
    remove:
      "Si lo elimina ahora, deja de funcionar de inmediato, en pleno servicio. Mejor espere a que cierre sus cajas.",
    undo: "Si no le quedan días, funciona hasta que cierre sus cajas, como máximo {{hours}}.",
  },
  reply: {
    cancelled: "La suscripción se dio de baja. El restaurante funciona hasta el {{day}}.",
    ended: "La suscripción se dio de baja. El restaurante dejó de funcionar.",
    ended_in_service:
      "La suscripción se dio de baja. El restaurante funciona hasta que cierre las cajas abiertas.",
    resumed: "La suscripción continúa.",
    entered: "Pago registrado. El restaurante funciona hasta el {{day}}.",
    undone: "Pago deshecho.",
  },
  mail: {
    trial_ends: {
      subject: "{{store}}: su prueba termina el {{day}}",
      first:
        "Hola, {{name}}. La prueba de {{store}} en Comanda termina el {{day}}. Después cuesta {{price}} al mes.",
    },
    payment_failed: {
      subject: "{{store}}: su tarjeta fue rechazada",
      first:
        "Hola, {{name}}. La tarjeta que paga la suscripción de {{store}} fue rechazada. El período pagado termina el {{day}}. Cambie la tarjeta o pague de otra forma.",
    },
    past_due: {
      subject: "{{store}}: el pago de la suscripción está atrasado",
      first:
        "Hola, {{name}}. El período pagado de {{store}} terminó el {{day}}. El mes cuesta {{price}}. El restaurante sigue funcionando unos días más.",
    },
    expired: {
      subject: "{{store}}: su suscripción venció",
      first:
        "Hola, {{name}}. La suscripción de {{store}} venció el {{day}}. No se ha perdido nada: al renovarla, encontrará todo como lo dejó.",
    },
    action: "Ver suscripción",
    footer: "Recibe este correo porque administra {{store}}.",
  },
  history: {
    title_of: "Suscripción de {{name}}",
    none: "Todavía no hay historial",
    status: "Evento",
    statuses: {
      created: "Creada",
      renewed: "Renovada",
      cancelled: "Dada de baja",
      resumed: "Reanudada",
      past_due: "Pago atrasado",
      expired: "Vencida",
      changed: "Días cambiados",
      payment_undone: "Pago deshecho",
    },
    kinds: { complimentary: "Cortesía", trial: "Prueba", paid: "Pagada" },
    card_status: "Tarjeta en Stripe",
    switched_off: "Inactivo",
    since: "Desde",
    back: "Todos los restaurantes",
    payments: "Pagos manuales",
    no_payments: "No hay pagos registrados por transferencia o en efectivo.",
    enter: "Registrar pago",
    methods: { bank_transfer: "Transferencia bancaria", cash: "Efectivo", other: "Otra" },
    paid_on: "Fecha del pago",
    months: "Meses",
    note_hint: "Número de la transferencia, quién lo trajo.",
    gives: "Agrega del {{from}} al {{until}}.",
    saved_by: "Registrado por {{by}}",
    undo_named: "Deshacer el pago de {{amount}} del {{day}}",
    undo_title: "Deshacer pago",
    undo_hint:
      "Se deshace el pago de {{amount}} del {{day}} y se quitan sus días, del {{from}} al {{until}}. Queda en la lista, tachado.",
    undo_shuts: "El restaurante está usando estos días: si no le quedan otros, se cerrará de inmediato.",
    undone: "Deshecho por {{by}}: {{reason}}",
  },
} as const satisfies Translated<typeof source>;

export const subscriptionErrors = {
  cards_not_offered: "Aquí no se puede pagar con tarjeta. Pague por transferencia o en efectivo.",
  cards_unavailable:
    "El servicio de tarjetas no responde. No se cambió ni se cobró nada. Intente de nuevo en unos minutos.",
  already_subscribed: "Esta suscripción ya se paga con tarjeta.",
  restaurant_closed:
    "Soporte cerró este restaurante, así que no se le puede cobrar con tarjeta. Escríbales para reabrirlo.",
  nothing_to_cancel: "No hay una suscripción que dar de baja.",
  nothing_to_resume: "La suscripción no está de baja, o ya terminó.",
  paid_by_card: "Este restaurante ya paga cada mes con tarjeta. Dé de baja eso primero, o pagaría doble.",
  payment_of_closed:
    "Este restaurante está inactivo, y un pago no lo reabriría. Actívelo primero, o deshaga su eliminación.",
  payment_meanwhile:
    "Los días cambiaron mientras tanto: otra persona pudo registrar este pago. Revise la lista; si falta, guárdelo otra vez.",
  payment_not_last: "Un pago posterior empieza donde este termina. Deshaga ese primero.",
  payment_already_undone: "Este pago ya se deshizo.",
} as const satisfies Translated<typeof sourceErrors>;

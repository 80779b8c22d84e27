import type { reservations as source, reservationsErrors as sourceErrors } from "../en/reservations.ts";
import type { Translated } from "../translated.ts";

export const reservations = {
  /** What the server answers. */
  reply: {
    added: "Se hizo la reserva {{code}}",
    saved: "Se guardó la reserva {{code}}",
    cancelled: "Se anuló la reserva {{code}}",
    moved: "Se movió la reserva {{code}} a {{table}}, {{time}}",
    moved_without_table: "Se movió la reserva {{code}} a las {{time}}",
    deleted: "Se eliminó la reserva {{code}}",
    seated: "{{name}} está en {{table}}",
    no_show: "{{name}} no llegó",
    awaited: "Se espera de nuevo a {{name}}",
    settings_saved: "Se guardaron los ajustes de las reservas",
    guest_cancelled: "Su reserva se anuló",
  },
  /** To guests. */
  mail: {
    confirmed_subject: "Su reserva en {{store}}",
    confirmed: "Su reserva en {{store}} está confirmada para el {{day}} a las {{time}}.",
    changed_subject: "Su reserva en {{store}} cambió",
    changed: "Su reserva en {{store}} es ahora para el {{day}} a las {{time}}.",
    cancelled_subject: "Su reserva en {{store}} se anuló",
    cancelled: "Se anuló su reserva en {{store}} para el {{day}} a las {{time}}.",
    people: "Personas: {{count}}",
    code: "Código: {{code}}",
    address: "Dirección: {{address}}",
    phone: "Teléfono: {{phone}}",
    action: "Ver o anular",
    appointment: "Mesa en {{store}}",
    footer: "{{store}} le envía esto porque se reservó una mesa con este correo.",
  },
  waiting: {
    reply: {
      added: "Se anotó a {{name}} en la lista de espera",
      saved: "Se guardó a {{name}}",
      seated: "{{name}} está en {{table}}",
      left: "{{name}} se fue",
      returned: "{{name}} espera de nuevo",
    },
  },
} as const satisfies Translated<typeof source>;

export const reservationsErrors = {
  reservation_overlaps: "{{table}} está reservada de {{time}} a {{until}}. No se guardó nada.",
  reservation_seats_short: "{{table}} tiene {{seats}} asientos para {{people}} personas. No se guardó nada.",
  reservation_table_required: "Elija la mesa en que se sientan.",
  reservation_table_occupied: "{{table}} está ocupada. Elija otra mesa.",
  reservation_closed: "Esta reserva no se espera: se anuló, ya llegó o todavía no es su hora.",
  reservation_begun: "Ya ordenaron, por eso no se puede deshacer.",
  reservation_cancel_closed: "Esta reserva ya no se puede anular aquí. Por favor llame al restaurante.",
  waiting_closed: "Este grupo ya no espera.",
} as const satisfies Translated<typeof sourceErrors>;

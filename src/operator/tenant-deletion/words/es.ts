import type { Translated } from "#app/words/translated.ts";
import type { tenantDeletion as source, tenantDeletionErrors as sourceErrors } from "./en.ts";

export const tenantDeletion = {
  undo: "Deshacer eliminación",
  submit: "Desactivar y eliminar",
  now: "Desde ahora nadie del restaurante puede trabajar. Su personal ve que está inactivo. No se le cobrará otro período con tarjeta.",
  export: "Antes se exporta todo, y usted puede entregar el archivo si se lo piden.",
  days_one: "Durante {{count}} día puede deshacerlo.",
  days_other: "Durante {{count}} días puede deshacerlo.",
  purge: "Después se borra todo para siempre: órdenes, clientes, personal, fotos. Nadie puede recuperarlo.",
  documents_one: "Los documentos tributarios con su sello se conservan {{count}} año, como exige la ley.",
  documents_other: "Los documentos tributarios con su sello se conservan {{count}} años, como exige la ley.",
  name_label: "Escriba el nombre del restaurante",
  name_hint: "Exactamente: {{name}}",
  undo_title: "¿Conservar {{name}}?",
  undo_text:
    "Se deshace la eliminación. El restaurante queda activo o inactivo como estaba. Si pagaba con tarjeta, se le vuelve a cobrar cada mes; si su período ya terminó, debe suscribirse de nuevo.",
  undo_confirm: "Conservarlo",
  badge: "Se elimina el {{date}}",
  notice:
    "Este restaurante está inactivo y se eliminará para siempre el {{date}}. Lo pidió {{by}} el {{asked}}.",
  section: "Por eliminar y eliminados",
  section_hint:
    "Una eliminación se puede deshacer hasta su fecha. Después, las exportaciones se conservan 90 días y los documentos tributarios diez años.",
  load_failed: "No se pudieron cargar las eliminaciones.",
  by: "Pedido por",
  file: "Exportación",
  states: {
    waiting: "Programada: {{date}}",
    purging: "Se está eliminando",
    purged: "Eliminado el {{date}}",
  },
  exports: {
    none: "Todavía ninguna",
    waiting: "En espera",
    ready: "Lista, {{size}}",
    failed: "Falló, se reintenta en una hora",
    removed: "Ya no se conserva",
  },
  late_card: "Aun así se registró una tarjeta el {{date}}. Se dio de baja y se devolvió lo cobrado.",
  save_export: "Descargar la exportación",
  save_documents: "Descargar los documentos tributarios conservados",
  mail: {
    asked: {
      subject: "{{store}} se eliminará el {{day}}",
      first:
        "Hola, {{name}}. Se pidió eliminar {{store}} de Comanda. Desde hoy nadie puede trabajar en él, y el {{day}} todo se borrará para siempre.",
      second:
        "Todos los datos se exportaron: inicie sesión para descargarlos. Si {{store}} no debe eliminarse, escriba a soporte antes de ese día: todavía se puede deshacer.",
      action: "Descargar todo",
    },
    kept: {
      subject: "{{store}} no se eliminará",
      first: "Hola, {{name}}. Se deshizo la eliminación de {{store}}. Todo está como lo dejó.",
      action: "Abrir Comanda",
    },
    footer: "Recibe este correo porque administra {{store}}.",
  },
  reply: {
    asked: "{{name}} está inactivo y se eliminará.",
    kept: "{{name}} no se eliminará.",
  },
} as const satisfies Translated<typeof source>;

export const tenantDeletionErrors = {
  tenant_name_differs: "Ese no es el nombre del restaurante. Escríbalo exactamente.",
  tenant_deletion_begun: "La eliminación ya empezó y ya no se puede deshacer.",
  tenant_kept_already: "Este restaurante no se está eliminando: alguien ya deshizo la eliminación.",
  tenant_being_deleted: "El restaurante se está eliminando. Deshaga primero la eliminación.",
} as const satisfies Translated<typeof sourceErrors>;

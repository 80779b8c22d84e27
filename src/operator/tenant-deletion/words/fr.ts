import type { Translated } from "#app/words/translated.ts";
import type { tenantDeletion as source, tenantDeletionErrors as sourceErrors } from "./en.ts";

export const tenantDeletion = {
  undo: "Annuler la suppression",
  submit: "Désactiver et supprimer",
  now: "À partir de maintenant, plus personne au restaurant ne peut travailler. Le personnel voit qu’il est inactif. Sa carte ne sera plus débitée.",
  export: "Tout est d’abord exporté : vous pourrez remettre le fichier sur demande.",
  days_one: "Vous pouvez l’annuler pendant {{count}} jour.",
  days_other: "Vous pouvez l’annuler pendant {{count}} jours.",
  purge:
    "Ensuite, tout est supprimé définitivement : commandes, clients, personnel, photos. Personne ne peut le récupérer.",
  documents_one: "Les documents fiscaux scellés sont conservés {{count}} an, comme l’exige la loi.",
  documents_other: "Les documents fiscaux scellés sont conservés {{count}} ans, comme l’exige la loi.",
  name_label: "Saisissez le nom du restaurant",
  name_hint: "Exactement : {{name}}",
  undo_title: "Garder {{name}} ?",
  undo_text:
    "La suppression est annulée. Le restaurant redevient actif ou inactif comme avant. S’il payait par carte, il est de nouveau débité chaque mois ; si sa période est finie, il doit se réabonner.",
  undo_confirm: "Le garder",
  badge: "À supprimer le {{date}}",
  notice:
    "Ce restaurant est inactif et sera supprimé définitivement le {{date}}. Demandé par {{by}} le {{asked}}.",
  section: "À supprimer et supprimés",
  section_hint:
    "Une suppression peut être annulée jusqu’à sa date. Ensuite, les exports sont conservés 90 jours et les documents fiscaux dix ans.",
  load_failed: "Les suppressions n’ont pas pu être chargées.",
  by: "Demandé par",
  file: "Export",
  states: {
    waiting: "Prévue le {{date}}",
    purging: "Suppression en cours",
    purged: "Supprimé le {{date}}",
  },
  exports: {
    none: "Aucun pour l’instant",
    waiting: "En attente",
    ready: "Prêt, {{size}}",
    failed: "Échec, nouvel essai dans l’heure",
    removed: "N’est plus conservé",
  },
  late_card:
    "Une carte a tout de même été enregistrée le {{date}}. Elle a été retirée et le débit remboursé.",
  save_export: "Télécharger l’export",
  save_documents: "Télécharger les documents fiscaux archivés",
  mail: {
    asked: {
      subject: "{{store}} : suppression le {{day}}",
      first:
        "Bonjour {{name}}. La suppression de {{store}} de Comanda a été demandée. Dès aujourd’hui, plus personne ne peut y travailler, et le {{day}} tout sera effacé définitivement.",
      second:
        "Toutes les données ont été exportées : connectez-vous pour les télécharger. Si la suppression de {{store}} est une erreur, écrivez à l’assistance avant ce jour : elle peut encore être annulée.",
      action: "Tout télécharger",
    },
    kept: {
      subject: "{{store}} : suppression annulée",
      first:
        "Bonjour {{name}}. La suppression de {{store}} a été annulée. Tout est tel que vous l’avez laissé.",
      action: "Ouvrir Comanda",
    },
    footer: "Vous recevez cet e-mail car vous êtes administrateur de {{store}}.",
  },
  reply: {
    asked: "{{name}} : inactif, suppression prévue.",
    kept: "{{name}} : suppression annulée.",
  },
} as const satisfies Translated<typeof source>;

export const tenantDeletionErrors = {
  tenant_name_differs: "Ce n’est pas le nom du restaurant. Saisissez-le exactement.",
  tenant_deletion_begun: "La suppression a commencé et ne peut plus être annulée.",
  tenant_kept_already: "Ce restaurant n’est pas en cours de suppression : elle a déjà été annulée.",
  tenant_being_deleted: "Le restaurant est en cours de suppression. Annulez-la d’abord.",
} as const satisfies Translated<typeof sourceErrors>;

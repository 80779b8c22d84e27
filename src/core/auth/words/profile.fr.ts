import type { Translated } from "#app/words/translated.ts";
import type { profile as source } from "./profile.en.ts";

export const profile = {
  till: {
    title: "Caisse",
    confirm: "Confirmer avant l’envoi en cuisine",
    confirm_hint:
      "Affiche un récapitulatif avant l’envoi et le numéro d’appel après. Sans cela, un appui envoie et vous avez 8 secondes pour revenir en arrière.",
    confirm_new_one:
      "Affiche un récapitulatif avant l’envoi. Se désactive tout seul après encore {{count}} commande.",
    confirm_new_other:
      "Affiche un récapitulatif avant l’envoi. Se désactive tout seul après encore {{count}} commandes.",
  },
  none: "Non renseigné",
  role_staff: "Personnel",
  role_superadmin: "Administrateur de la plateforme",
  devices: {
    subtitle: "Là où vous êtes connecté. Retirez les appareils que vous ne reconnaissez pas.",
    mine: "Cet appareil",
    seen: "Vu le {{when}}",
    since: "Connecté le {{when}} · {{place}}",
    confirm_title: "Retirer cet appareil ?",
    confirm_body: "{{name}} : déconnexion immédiate.",
    confirm: "Retirer l’appareil",
  },
  language: {
    subtitle: "Pour cet appareil, et pour les messages et e-mails que vous recevez.",
    choose: "Langue de l’écran",
  },
  support: {
    subtitle: "Écrivez-nous ce que vous faisiez et ce que vous avez vu.",
    address: "Adresse de l’assistance",
    copy: "Copier l’adresse",
    copied: "Adresse copiée.",
    copy_failed: "Le navigateur n’a pas permis la copie. Sélectionnez l’adresse et copiez-la.",
    mail_app: "Ouvrir la messagerie",
    none: "Aucune adresse d’assistance n’est définie. Demandez à la personne qui vous a donné accès à Comanda.",
    none_operator:
      "Aucune adresse d’assistance. Définissez SUPPORT_EMAIL dans la configuration du serveur : les restaurants la voient ici.",
    webmail: "Ou écrivez depuis le navigateur",
    subject: "Comanda : {{store}}",
    subject_of_operator: "Comanda, plateforme : {{name}}",
  },
} as const satisfies Translated<typeof source>;

import type { Translated } from "#app/words/translated.ts";
import type { sharedTills as source, sharedTillsErrors as sourceErrors } from "./en.ts";

export const sharedTills = {
  title: "Caisses partagées",
  intro:
    "À une caisse partagée, on change de personne avec son PIN, sans se déconnecter. Une commande en cours reste.",
  none: "Pas encore de caisse partagée.",
  enroll: "Partager cet appareil",
  enroll_hint:
    "Toute personne ayant un PIN pourra alors se connecter ici. Chacun définit le sien dans son profil.",
  change_title: "Caisse partagée {{title}}",
  remove_title: "Retirer la caisse partagée {{title}} ?",
  remove_body:
    "Plus personne ne peut s’y connecter par PIN, et la personne qui l’utilise est déconnectée aussitôt.",
  remove_confirm: "Retirer la caisse partagée",
  name: "Nom de la caisse",
  after_sending: "Verrouiller après l’envoi",
  after_sending_hint:
    "La personne suivante commence avec son propre PIN. Il reste 8 secondes pour revenir en arrière.",
  after_seconds: "Verrouiller si inactive (secondes)",
  after_seconds_hint: "15 à 3600. Laissez vide pour ne jamais verrouiller automatiquement.",
  since: "{{device}} · ajoutée par {{name}} le {{when}}",
  used: "Dernière utilisation : {{name}}, {{when}}",
  locks_sending: "se verrouille après l’envoi",
  locks_seconds: "se verrouille après {{time}} d’inactivité",
  locks_never: "ne se verrouille pas toute seule",
  lock: "Verrouiller",
  sent: "Envoyé",
  sent_hint: "Touchez l’écran pour laisser une autre personne se connecter.",
  lock_failed: "Le serveur n’a pas pu être prévenu. La caisse reste verrouillée, un nouvel essai suivra.",
  who: "Choisissez votre nom",
  who_hint: "Saisissez ensuite votre PIN.",
  nobody: "Personne n’a encore de PIN",
  nobody_hint: "Connectez-vous avec votre mot de passe et définissez un PIN dans votre profil.",
  back: "Autre personne",
  by_password: "Utiliser le mot de passe",
  reply: {
    enrolled: "{{title}} est maintenant une caisse partagée.",
    removed: "{{title}} n’est plus une caisse partagée.",
    locked: "La caisse est verrouillée.",
  },
} as const satisfies Translated<typeof source>;

export const sharedTillsErrors = {
  not_a_shared_till: "Cet appareil n’est pas une caisse partagée. Connectez-vous avec votre mot de passe.",
  till_locked:
    "Trop de PIN incorrects à cette caisse. Réessayez dans {{seconds}} ou connectez-vous avec votre mot de passe.",
} as const satisfies Translated<typeof sourceErrors>;

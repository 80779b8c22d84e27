import type { Translated } from "#app/words/translated.ts";
import type { platformErrors as source } from "../en/errors.ts";

export const platformErrors = {
  invalid_input: "Vérifiez les champs signalés.",
  invalid_request: "Demande non valable : choisissez à nouveau dans la liste.",
  not_signed_in: "Connectez-vous pour continuer.",
  subscription_inactive: "Le restaurant n’a pas d’abonnement actif.",
  not_permitted: "Vous n’avez pas ce droit. Demandez-le à un administrateur.",
  look_in_reads_only: "C’est une visite d’assistance : vous pouvez voir, mais rien changer.",
  not_found: "Cela n’existe plus. Actualisez l’écran.",
  unknown_address: "Il n’y a rien à cette adresse. Vérifiez la méthode et le chemin.",
  signature_invalid: "La signature du message manque ou est fausse, ou le message est trop ancien.",
  method_not_allowed: "Cette adresse n’accepte pas ce type de requête.",
  request_timeout: "La demande a mis trop longtemps à arriver. Réessayez.",
  secret_locked:
    "Ce serveur n’a pas la clé qui a scellé cette donnée. Rien n’a été modifié : son exploitant doit vérifier SECRET_KEYS.",
  still_running: "La même demande est encore en cours. Attendez un instant et vérifiez à nouveau.",
  changed_meanwhile:
    "Une autre personne a modifié ceci entre-temps. Rien n’a été enregistré ; votre saisie est toujours là.",
  uuid_taken: "Ceci a déjà été enregistré avec un autre contenu. Rien n’a été modifié ; vérifiez à nouveau.",
  unknown_host: "Le serveur ne reconnaît pas cette adresse. Ouvrez-le à {{address}}.",
  payload_too_large: "Le contenu envoyé est trop gros.",
  unsupported_media_type: "Le serveur attend du JSON.",
  request_withdrawn: "Cette demande a été abandonnée faute de réponse. Rien n’a été modifié ; renvoyez-la.",
  idempotency_key_reused:
    "Cette demande a déjà été envoyée avec un autre contenu. Rien n’a été modifié ; réessayez.",
  too_many_requests: "Trop de tentatives. Réessayez dans {{seconds}}.",
  internal:
    "Un problème est survenu de notre côté. Rien n’a été modifié. Donnez à l’assistance le numéro {{requestId}}.",
  service_unavailable: "Le serveur est occupé ou démarre. Rien n’a été modifié ; réessayez dans un instant.",
  storage_full: "Le disque du serveur est plein. Rien n’a été enregistré ; libérez de l’espace et réessayez.",
  wrong_origin: "Cette requête venait d’un autre site et a été refusée.",
} as const satisfies Translated<typeof source>;

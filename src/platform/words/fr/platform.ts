import type { Translated } from "#app/words/translated.ts";
import type { platform as source } from "../en/platform.ts";

export const platform = {
  offline: "Pas de connexion au serveur. Vérifiez le réseau et réessayez.",
  timeout: "Le serveur n’a pas répondu à temps. Réessayez.",
  offline_unsure: "Aucune réponse n’est arrivée. Renvoyez : rien ne sera fait en double.",
  timeout_unsure: "Aucune réponse n’est arrivée. Renvoyez : rien ne sera fait en double.",
  on_this_page: "Sur cette page",
  unreadable: "La réponse du serveur est illisible. Rechargez la page.",
  secret_lost:
    "Aucune réponse n’est arrivée : le secret affiché une seule fois est perdu. Vérifiez la liste : s’il y est, révoquez la clé ou retirez la destination, puis recommencez.",
  /** After an answer that was lost. */
  unsure: {
    text: "Aucune réponse n’est arrivée. Renvoyez : rien ne sera fait en double.",
    again: "Renvoyer",
    look: "Vérifier l’enregistrement",
    not_saved: "Ce n’est pas enregistré. Modifiez ou renvoyez.",
    leave_title: "Fermer sans savoir si c’est enregistré ?",
    leave_body: "Aucune réponse n’est arrivée. Vérifiez si c’est enregistré avant de recommencer.",
  },
  /** Somebody else saved the same meanwhile. */
  conflict: {
    text: "Une autre personne a modifié ceci pendant votre saisie. Rien n’est encore enregistré.",
    saved: "Valeur enregistrée : {{value}}",
    mine: "Votre valeur : {{value}}",
    kept: "Vous ne l’avez pas modifiée : la valeur enregistrée est gardée.",
    keep_mine: "Enregistrer ma valeur",
    take_saved: "Prendre l’autre valeur",
    on: "Oui",
    off: "Non",
    empty: "(vide)",
  },
  /** A page that the server could not even look for. */
  unloaded: {
    text: "Comanda n’a pas pu se charger. Vérifiez la connexion.",
    again: "Recharger la page",
  },
  address: {
    unreadable: "Cette adresse ne mène à aucune page. Vérifiez qu’elle est complète.",
    too_long: "Cette adresse est trop longue.",
    home: "Aller à l’accueil",
  },
  picture: {
    hint: "PNG, JPG ou WebP. La photo peut aussi être déposée ou collée ici.",
    choose: "Choisir une photo",
    change: "Changer la photo",
    camera: "Prendre une photo",
    remove: "Retirer la photo",
    sending: "Envoi de la photo",
  },
  something_went_wrong: "Un problème est survenu. Réessayez.",
  full_screen: {
    fill: "Plein écran",
    leave: "Quitter le plein écran",
  },
  amount: {
    not_a_number: "Saisissez un montant, par exemple 12.50.",
    too_many_decimals: "Deux décimales au plus.",
    too_large: "Le maximum est 1 000 000. Vérifiez le montant.",
    negative: "Le montant ne peut pas être inférieur à 0.",
  },
} as const satisfies Translated<typeof source>;

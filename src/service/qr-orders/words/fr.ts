import type { Translated } from "#app/words/translated.ts";
import type { qrOrders as source, qrOrdersErrors as sourceErrors } from "./en.ts";

export const qrOrders = {
  pending_one: "Commandes QR : {{count}} en attente",
  pending_other: "Commandes QR : {{count}} en attente",
  empty: "Aucune commande QR",
  loading: "Chargement…",
  wait: "Un instant",
  load: "Charger",
  cancel: "Supprimer",
  all: "Tout supprimer",
  all_title: "Supprimer toutes les commandes QR en attente ?",
  credit_fiscal: "Demande un crédito fiscal",
  /** Marks an order whose phone does not share the account of its table. */
  phone: {
    earlier_visit: "Téléphone d’une visite précédente",
    not_in: "Le téléphone n’a pas rejoint la note",
  },
  /** Phones of guests, which staff let order or block. */
  phones: {
    asking: "Téléphones qui attendent pour commander",
    asking_help:
      "Trop de commandes de téléphones inconnus attendent. Autorisez ceux de vos convives : les commandes des autres ne les bloqueront plus.",
    more_one: "Afficher {{count}} de plus",
    more_other: "Afficher {{count}} de plus",
    blocked: "Téléphones bloqués",
    no_table: "Sans table",
    admit: "Autoriser",
    block: "Bloquer le téléphone",
    block_title: "Bloquer le téléphone de {{name}} ?",
    block_text:
      "Ses commandes en attente sont supprimées et il ne peut plus commander. Vous pourrez l’autoriser plus tard.",
    unblock: "Débloquer",
    reply: { known: "{{name}} peut maintenant commander.", blocked: "Téléphone bloqué : {{name}}." },
  },
  failed: "L’opération n’a pas pu se faire. Réessayez.",
  delete_failed: "Rien n’a été supprimé. Réessayez.",
  reply: {
    restored: "La commande QR est de retour dans la liste.",
    cancelled: "Commande QR supprimée.",
    all_cancelled_one: "{{count}} commande QR supprimée.",
    all_cancelled_other: "{{count}} commandes QR supprimées.",
  },
} as const satisfies Translated<typeof source>;

export const qrOrdersErrors = {
  qr_order_closed: "Une autre personne a déjà traité cette commande QR. Rien n’a été modifié.",
} as const satisfies Translated<typeof sourceErrors>;

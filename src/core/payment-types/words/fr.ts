import type { Translated } from "#app/words/translated.ts";
import type { paymentTypes as source, paymentTypesErrors as sourceErrors } from "./en.ts";

export const paymentTypes = {
  title: "Modes de paiement",
  intro:
    "Les caissiers choisissent parmi les modes actifs, dans cet ordre. Faites glisser pour changer l’ordre.",
  load_failed: "Les modes de paiement n’ont pas pu être chargés.",
  empty: "Pas encore de mode de paiement",
  empty_hint: "Il en faut au moins un pour encaisser. Commencez par les espèces.",
  add: "Ajouter un mode",
  edit_named: "Modifier {{type}}",
  delete_named: "Supprimer {{type}}",
  icon: "Icône",
  icon_hint: "les espèces se comptent dans le tiroir",
  icons: {
    cash: "Espèces",
    card: "Carte",
    wallet: "Portefeuille",
    paypal: "PayPal",
    qrcode: "Code QR",
    reader: "Lecteur de cartes",
    bank: "Banque",
    discount: "Bon d’achat",
  },
  on_account: "Payé plus tard, sur le compte client",
  on_account_hint:
    "Pour les clients avec un plafond de crédit. La vente reste due jusqu’au versement du client et ne se compte pas dans le tiroir. Un seul mode de paiement peut fonctionner ainsi.",
  tender: "Mode de paiement sur les documents fiscaux",
  tender_hint: "Son nom chez Hacienda (CAT-017), sur les factures et les créditos fiscales.",
  tender_default: "{{tender}}, d’après l’icône",
  tender_by_icon: "D’après l’icône",
  settles_later: "En compte client",
  active: "Actif",
  active_hint: "{{type}} : proposé à l’encaissement.",
  active_hint_unnamed: "Ce mode est proposé à l’encaissement.",
  offered: "Proposé à l’encaissement",
  preview: "Vue du caissier",
  preview_hint: "Les boutons de l’écran d’encaissement. Essayez-les : rien n’est encaissé.",
  asks_received: "Demande le montant reçu et affiche la monnaie. Se compte dans le tiroir.",
  asks_reference: "Demande une référence, comme le numéro de la facturette. Ne se compte pas dans le tiroir.",
  asks_customer: "Demande le client et vérifie son plafond. Reste dû et ne se compte pas dans le tiroir.",
  reply: {
    on: "{{title}} : proposé à l’encaissement.",
    off: "{{title}} : plus proposé à l’encaissement.",
  },
} as const satisfies Translated<typeof source>;

export const paymentTypesErrors = {
  payment_type_exists:
    "Un mode de paiement porte déjà ce nom. Rien n’a été enregistré ; choisissez un autre nom.",
  payment_type_was_used:
    "Il a déjà servi à encaisser : on ne peut plus changer s’il s’agit d’espèces ni quand il se paie, car les tiroirs et les comptes clients en dépendent. Rien n’a été enregistré. Ajoutez un nouveau mode et supprimez celui-ci.",
  payment_type_on_account_exists:
    "{{title}} est déjà le mode de paiement des comptes clients. Rien n’a été enregistré.",
  last_payment_type:
    "C’est le seul mode de paiement actif : sans lui, personne ne pourrait encaisser. Rien n’a été modifié. Activez-en ou ajoutez-en d’abord un autre.",
  too_many_payment_types: "Maximum de modes de paiement dans un restaurant : {{most}}. Rien n’a été ajouté.",
} as const satisfies Translated<typeof sourceErrors>;

import type { Translated } from "#app/words/translated.ts";
import type { refunds as source, refundsErrors as sourceErrors } from "./en.ts";

export const refunds = {
  title: "Facture {{no}}",
  head: "{{when}} · {{whom}} · {{methods}} · {{total}}",
  given_back_one: "({{count}} remboursé)",
  given_back_other: "({{count}} remboursés)",
  what: "À rembourser",
  all: "Tout",
  pieces_of: "Quantité de {{title}} à rembourser",
  method: "Rembourser par",
  out_of: "L’argent sort de {{drawer}}.",
  reason_example: "Par exemple : plat servi froid",
  needs_drawer:
    "Les espèces se remboursent depuis un tiroir ouvert. Ouvrez d’abord le vôtre, ou remboursez autrement.",
  account_open:
    "D’autres parts de cette note ne sont pas encore payées. Ce que vous remboursez ici ne sera pas encaissé à nouveau. Pour encaisser cette part autrement, annulez plutôt son paiement à l’écran d’encaissement.",
  stock: {
    label: "Qu’est devenu l’article",
    returned: "Non utilisé : les ingrédients reviennent en stock",
    gone: "Consommé ou jeté",
  },
  missing: {
    what: "Choisissez ce qui est à rembourser.",
    reason: "Saisissez un motif.",
    stock: "Indiquez ce qu’est devenu l’article.",
  },
  find: {
    title: "Factures payées",
    search: "Facture, n° d’appel, table ou client",
    token: "#{{token}}",
    row: "{{whom}} · {{tokens}} · {{when}}",
    newer: "Plus récentes",
    older: "Plus anciennes",
    empty: "Rien n’a été encaissé ce jour-là",
    nothing_hint:
      "Les numéros de facture se cherchent sur tous les jours ; le reste, seulement sur le jour choisi.",
    state: {
      paid: "Payée",
      owed: "Due",
      partly_refunded: "Remboursée en partie",
      refunded: "Remboursée",
      taken_back: "Paiement annulé",
    },
  },
  refund: "Rembourser",
  given_back_of: "Remboursé : {{amount}} sur {{total}}",
  returns_tip: "Rembourser aussi le pourboire de {{amount}}",
  owed: "Ce que doit le client baisse de {{owed}}. Aucun argent n’est rendu.",
  partly_owed: "Ce que doit le client baisse de {{owed}} ; {{paid}} à lui rendre.",
  withheld: "L’acheteur a retenu {{amount}} d’IVA sur cette part : ce montant n’est pas rendu.",
  past_withheld: "Dont {{amount}} d’IVA retenue.",
  past_owed: "Dont {{amount}} déduits de son compte.",
  submit_owed: "Déduire {{amount}} du compte",
  submit: "Rembourser {{amount}}",
  see: "Facture et remboursement",
  past: "Remboursements précédents",
  past_line: "Remboursement {{no}}, {{when}}, {{name}}, {{method}} : {{reason}}.",
  state: {
    too_late: "Trop ancienne pour être remboursée",
    nothing_left: "Entièrement remboursée",
    taken_back: "Le paiement de cette part a été annulé",
  },
  of_invoice: "Facture n° {{no}}",
  reply: {
    done: "Remboursement {{refundNo}} effectué.",
  },
} as const satisfies Translated<typeof source>;

export const refundsErrors = {
  refund_too_late: "Cette vente est trop ancienne pour être remboursée. Rien n’a été modifié.",
  refund_exceeds: "Une partie a déjà été remboursée. Rien n’a été modifié ; vérifiez à nouveau la facture.",
  refund_whole_only: "Une facture manuelle ne se rembourse qu’en entier.",
  nothing_to_refund: "Choisissez ce qui est à rembourser.",
} as const satisfies Translated<typeof sourceErrors>;

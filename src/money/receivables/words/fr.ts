import type { Translated } from "#app/words/translated.ts";
import type { receivables as source, receivablesErrors as sourceErrors } from "./en.ts";

export const receivables = {
  reply: {
    paid: "{{name}} a versé {{amount}}. Solde : {{balance}}.",
    taken_back: "Versement {{number}} annulé. {{name}} doit {{balance}}.",
  },
  file: {
    statement_name: "Relevé de compte {{name}}.csv",
    receivables_name: "Créances clients.csv",
    kind: "Mouvement",
    charged: "Débits",
    paid: "Versements",
    open: "Restant dû",
    days: "Jours",
    oldest: "Facture la plus ancienne",
    opening: "Solde précédent",
    closing: "Solde final",
    title: "Relevé de compte",
    period: "Du {{from}} au {{to}}",
    open_invoices: "Factures ouvertes au {{day}}",
  },
  kind: {
    invoice: "Facture",
    part_undone: "Paiement d’une part annulé",
    refund: "Remboursement",
    payment: "Versement",
    payment_taken_back: "Versement annulé",
  },
  page: {
    title: "Relevé de compte",
    title_of: "Relevé de compte de {{name}}",
    ageing: "Ancienneté du solde",
    ageing_hint: "Par jours depuis chaque facture.",
    open_invoices: "Factures ouvertes",
    more_open: "Les plus anciennes factures ouvertes ; il y en a {{count}} en tout.",
    age: "Ancienneté",
    movements: "Mouvements",
    pdf_name: "Relevé de compte {{name}}.pdf",
    nothing: "Aucun mouvement sur cette période",
    nothing_hint: "Choisissez une autre période.",
    more_lines:
      "Seule une partie des mouvements s’affiche ici. Les fichiers téléchargés les contiennent tous.",
    what: "{{kind}} {{no}}",
    is_taken_back: "annulé",
    print: "Réimprimer le reçu",
  },
  span: {
    current: "Jusqu’à 30 jours",
    days_30: "31 à 60 jours",
    days_60: "61 à 90 jours",
    days_90: "Plus de 90 jours",
  },
  pay: {
    action: "Recevoir un versement",
    title: "Versement de {{name}}",
    submit: "Recevoir {{amount}}",
    amount: "Montant",
    all: "Tout : {{amount}}",
    oldest: "Facture la plus ancienne : {{amount}}",
    change: "Monnaie : {{amount}}",
    done: "Versement {{no}}",
    left: "Solde : {{balance}}",
  },
  take_back: {
    action: "Annuler le versement",
    title: "Annuler le versement {{no}}",
    hint: "L’argent est rendu par le même mode de paiement ({{method}}), et les factures redeviennent dues.",
  },
  paper: {
    title: "Reçu de versement",
    number: "Reçu de versement n° {{no}}",
    taken_back: "ANNULÉ LE {{when}}",
    before: "Solde précédent",
    paid: "Versé",
    settled: "Factures réglées",
    invoice: "{{no}} du {{day}}",
    invoice_partly: "{{no}} du {{day}}, en partie",
    taken_by: "Reçu par {{name}}",
  },
  age: {
    current: "En cours",
    days_30: "30 jours",
    days_60: "60 jours",
    days_90: "90 jours",
  },
} as const satisfies Translated<typeof source>;

export const receivablesErrors = {
  account_customer_missing: "Choisissez le client qui devra ce montant. Rien n’a été encaissé.",
  account_not_granted:
    "{{name}} n’a pas de plafond de crédit. Choisissez un autre mode de paiement. Rien n’a été encaissé.",
  account_limit_reached:
    "{{name}} dispose encore de {{left}} de crédit ; il s’agit de {{amount}}. Rien n’a été encaissé.",
  account_not_permitted:
    "Vous n’avez pas le droit de mettre une vente sur le compte d’un client. Rien n’a été encaissé.",
  account_debt_paid:
    "Le client en a déjà versé une partie. Annulez d’abord ce versement. Rien n’a été modifié.",
  account_payment_taken_back: "Ce versement était déjà annulé. Rien n’a été modifié.",
} as const satisfies Translated<typeof sourceErrors>;

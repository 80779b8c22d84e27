import type { Translated } from "#app/words/translated.ts";
import type {
  fiscalTest as source,
  fiscalTestErrors as trialErrors,
  trialSale as trialSource,
} from "./en.ts";

export const fiscalTest = {
  hint: "Crée les documents fiscaux d’une vente comme le fait un encaissement, et montre chaque contrôle qui échoue. Rien n’est enregistré, envoyé ni numéroté.",
  what: "Vente à tester",
  built_in: "Vente d’exemple",
  an_order: "Une commande",
  built_in_hint:
    "Des prix avec et sans IVA, un article exonéré, une formule, un offert, 10 % de remise, un pourboire, espèces et carte ; les frais de service tels que réglés dans ce restaurant.",
  order_hint:
    "Une commande payée, avec ses paiements, part par part ; ou une commande non payée, comme si elle était encaissée maintenant en espèces.",
  order_no: "Numéro de commande",
  order_unknown: "Aucune commande ne porte ce numéro.",
  order_no_error: "Saisissez un numéro de commande, à partir de 1.",
  run: "Lancer le test",
  run_failed: "Le test fiscal n’a pas pu être lancé.",
  passed: "Tout est correct : ces documents peuvent être signés.",
  failed_one: "{{count}} contrôle échoue :",
  failed_other: "{{count}} contrôles échouent :",
  not_issuing:
    "Ce restaurant n’émet pas encore de documents électroniques. Ceux du test ont un émetteur fictif.",
  sale: "La vente",
  fiscal: "Son document",
  products: "Articles hors taxe",
  taxed: "Taxé",
  exempt: "Exonéré",
  not_subject: "Non soumis",
  documents_hint:
    "Pour les deux types de document et les deux générations des schémas de Hacienda, celle en vigueur et l’autre.",
  document: "{{kind}} · {{generation}}",
  in_force: "En vigueur",
  right: "Correct",
  wrong: "Contrôles en échec",
  of_invoice: "Facture {{number}}",
  buyer: "Acheteur : {{name}}",
  nobody: "Sans nom",
  json: "Voir le document",
  of_document: "{{document}}, {{generation}} : {{error}}",
  charged_differs: "encaissé : {{charged}}, mais le document totalise {{stated}}",
} as const satisfies Translated<typeof source>;

export const trialSale = {
  title: "Essayer une vente",
  banner: "C’est un essai. Rien n’est enregistré : ni commande, ni numéro, ni stock, ni chiffre.",
  steps: { order: "Commande", kitchen: "Cuisine", charge: "Encaissement", done: "Ticket" },
  first_dish: "Premier article de votre carte",
  quantity: "Portions",
  send: "Envoyer en cuisine",
  kitchen_title: "Bon pour {{station}}",
  kitchen_hint: "Le bon apparaît sur l’écran du poste, et sur papier si vous y imprimez.",
  to_charge: "Encaisser {{amount}}",
  due: "À encaisser",
  change: "Monnaie : {{amount}}",
  receipt: "Ticket",
  document: "Document fiscal",
  mark: "ESSAI",
  again: "Réessayer",
  finish: "Terminer",
  failed: "L’essai n’a pas pu se faire.",
} as const satisfies Translated<typeof trialSource>;

export const fiscalTestErrors = {
  nothing_to_try: "Il n’y a encore aucun article à essayer. Ajoutez-en un à la carte.",
} as const satisfies Translated<typeof trialErrors>;

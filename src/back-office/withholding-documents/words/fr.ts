import type { Translated } from "#app/words/translated.ts";
import type { withholdingDocuments as source, withholdingDocumentsErrors as sourceErrors } from "./en.ts";

export const withholdingDocuments: Translated<typeof source> = {
  types: {
    "07": "Comprobante de retención",
    "08": "Comprobante de liquidación",
    "09": "Documento contable de liquidación",
  },
  lists: {
    advances: "Avance de 2 % sur cartes",
    withheld: "1 % qui nous a été retenu",
    withheld_by_us: "1 % que nous avons retenu",
    settled: "Liquidé par des tiers",
  },
  import: {
    open: "Importer 07, 08 ou 09",
    title: "Importer un document de retenue ou de liquidation",
    hint: "Le JSON du document, tel que reçu par e-mail ou du site de Hacienda. Rien n’est enregistré avant votre confirmation.",
    label: "JSON du document",
    placeholder: "Collez ici le texte JSON",
    file: "Ou choisissez le fichier",
    choose: "Choisir un fichier",
    drop: "ou déposez-le ici",
    refused_type: "{{name}} n’est ni un JSON ni un e-mail.",
    refused_size: "{{name}} dépasse 25 Mo.",
    no_document: "Aucun document dans {{name}}.",
    several: "{{name}} contient plusieurs documents. Importez-les un par un.",
    read: "Vérifier",
    again: "Autre document",
    confirm: "Importer le document",
    known: "{{by}} a déjà importé ce document.",
    goes_to: "Il ira dans {{list}}, {{month}}.",
  },
  facts: {
    from: "De",
    to: "Retenu à",
    date: "Date",
    control_number: "Numéro de contrôle",
    generation_code: "Code de génération",
    seal: "Sceau",
    base: "Montant hors IVA",
    amount_07: "1 % retenu",
    amount_08: "IVA perçue",
    amount_09: "Avance de 2 %",
    other_amount: "Autre retenue",
    taxed: "Ventes taxées",
    untaxed: "Ventes sans IVA",
    vat: "IVA de ces ventes",
    commission: "Commission",
    commission_vat: "IVA de la commission",
    paid: "Montant versé",
    related: "Documents cités",
  },
  remove: {
    action: "Retirer",
    question: "Retirer le document de {{name}} ?",
    body: "Il quitte toutes les listes, annexes et liquidations. Il peut être importé à nouveau.",
  },
  save_text: "Télécharger le JSON",
  fault: "{{field}} : {{reason}}",
  warnings: {
    test_environment:
      "Il vient de l’environnement de test de Hacienda : il n’entre dans aucun chiffre des vrais registres.",
    no_seal: "Il n’a pas le sceau de réception de Hacienda.",
    unknown_version:
      "La version {{version}} de ce document est inconnue. Comparez les données avec le document imprimé.",
    schema: "Il ne suit pas le schéma officiel de Hacienda : {{faults}}. Différences : {{count}}.",
    unchecked_party:
      "Le restaurant n’a ni NIT ni NRC dans les données de l’émetteur : impossible de savoir si ce document est le sien.",
    future_day: "La date du document est dans le futur.",
    rate: "D’après le taux, l’impôt serait de {{expected}}, mais le document indique {{found}}.",
    other_codes:
      "{{amount}} : retenu sous un code autre que celui de 1 %. Cela n’entre dans aucune annexe ni liquidation : consultez votre comptable.",
    unknown_sales_one: "Il cite {{count}} document qui n’est pas de ce restaurant.",
    unknown_sales_other: "Il cite {{count}} documents qui ne sont pas de ce restaurant.",
    perceived_for_us:
      "Il indique {{amount}} d’IVA perçue. Cela n’entre dans aucune annexe ni liquidation : consultez votre comptable.",
    nothing_withheld: "Il ne retient rien.",
  },
  reply: {
    imported: "Document importé : {{list}}.",
    removed: "Document retiré : {{name}}.",
  },
};

export const withholdingDocumentsErrors: Translated<typeof sourceErrors> = {
  document_of_another:
    "Ce document est au nom de {{name}} ({{number}}), pas de ce restaurant. Vérifiez le NIT et le NRC de l’émetteur.",
  withholding_type_unsupported:
    "Les documents de type {{type}} ne retiennent ni ne liquident rien. Ici s’importent les types 07, 08 et 09 ; les achats s’importent dans Achats.",
  withholding_document_known: "{{by}} avait déjà importé ce document.",
};

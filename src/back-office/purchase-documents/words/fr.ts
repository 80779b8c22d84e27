import type { Translated } from "#app/words/translated.ts";
import type { purchaseDocuments as source, purchaseDocumentsErrors as sourceErrors } from "./en.ts";

export const purchaseDocuments: Translated<typeof source> = {
  reply: {
    brings: "Achat {{number}} importé. Ingrédients entrés en stock : {{count}}.",
    takes_back: "Note de crédit {{number}} importée. Ingrédients sortis du stock : {{count}}.",
    reprices: "Note de débit {{number}} importée. Ingrédients dont le coût augmente : {{count}}.",
  },
  pack: "colis",
  at_line: "Vérifiez la ligne {{line}}.",
  warnings: {
    test_environment: "Il vient de l’environnement de test de Hacienda : ce n’est pas une vraie vente.",
    no_seal: "Il n’a pas le sceau de réception de Hacienda.",
    unknown_version:
      "La version {{version}} de ce document est inconnue. Comparez les données avec le document imprimé.",
    other_buyer: "Il est au nom du NIT {{number}}, pas de ce restaurant.",
    line_differs:
      "Ligne {{line}} : quantité, prix et remise donnent {{expected}} ; le document indique {{found}}.",
    summary_differs: "{{figure}} : devrait être {{expected}} ; le document indique {{found}}.",
    unknown_unit: "Ligne {{line}} : aucun ingrédient n’est tenu dans l’unité indiquée.",
    future_day: "La date du document est dans le futur.",
    typed_before:
      "Un achat saisi à la main semble être ce document : l’achat {{number}}. Si c’est le même, annulez l’un des deux.",
    more_than_bought:
      "Ligne {{line}} : la note de crédit retourne {{found}} ; l’achat qu’elle corrige comptait {{bought}}.",
    not_compared:
      "Le document est très long : les correspondances n’ont été cherchées que pour une partie des désignations ({{compared}}). Liez les autres à la main.",
  },
  figures: {
    notSubject: "Ventes non soumises",
    exempt: "Ventes exonérées",
    taxed: "Ventes taxées",
    sales: "Total des ventes",
    discountNotSubject: "Remise sur ventes non soumises",
    discountExempt: "Remise sur ventes exonérées",
    discountTaxed: "Remise sur ventes taxées",
    subtotal: "Sous-total",
    vat: "IVA",
    withheldVat: "IVA retenue",
    perceivedVat: "IVA perçue",
    withheldIncome: "Impôt sur le revenu retenu",
    insurance: "Assurance",
    freight: "Transport",
    total: "Total",
    outsideTax: "Non imposable",
    toPay: "Total à payer",
  },
  problems: {
    required: "manque",
    not_a_number: "n’est pas un nombre",
    not_a_text: "n’est pas un texte",
    not_a_date: "n’est pas une date",
    not_a_code: "n’est pas un code de génération",
    negative: "est inférieur à zéro",
    not_above_zero: "doit être supérieur à zéro",
    too_large: "est trop grand",
    too_long: "est trop long",
  },
  problem: "{{field}} : {{reason}}",
  problem_found: "{{field}} : {{reason}} ({{found}})",
  problem_line: "Ligne {{line}} : {{problem}}",
  lines: {
    not_there: "le document n’a pas cette ligne",
    not_linked: "choisissez l’ingrédient",
    item_gone: "cet ingrédient n’existe plus",
    factor_missing: "indiquez combien de {{itemUnit}} contient 1 {{unit}}",
    comes_to_nothing: "cette quantité donne zéro en {{itemUnit}} ; vérifiez la quantité et l’unité",
    title_taken: "il existe déjà un ingrédient nommé {{item}} ; choisissez-le",
    units_differ: "le nouvel ingrédient {{item}} ne peut pas être tenu dans deux unités",
  },
};

export const purchaseDocumentsErrors: Translated<typeof sourceErrors> = {
  INVALID_DTE_JSON: "Ce JSON est incomplet. Copiez-le en entier ou choisissez le fichier.{{where}}",
  NO_ITEMS_IN_DTE: "Le document ne contient aucune ligne.",
  dte_too_large: "C’est trop gros pour un document fiscal : cinq millions de caractères au plus.",
  dte_not_a_document: "C’est du JSON, mais pas un document fiscal (DTE).",
  dte_several_documents: "Ce texte contient plusieurs documents. Importez-les un par un.",
  dte_type_unsupported:
    "Les documents de type {{type}} ne sont pas des achats. Ici s’importent les types 01, 03, 05, 06, 11 et 14 ; les types 07, 08 et 09 dans Comptabilité, Retenu et liquidé.",
  dte_too_many_lines: "Lignes du document : {{lines}} ; le maximum est de 2 000.",
  dte_fields_invalid: "Le document est illisible. {{problem}}. Erreurs trouvées : {{count}}.",
  dte_lines_refused: "Rien n’a été importé. Ligne {{line}}, {{title}} : {{reason}}.",
};

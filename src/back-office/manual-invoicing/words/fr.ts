import type { Translated } from "#app/words/translated.ts";
import type { manualInvoicing as source, manualInvoicingErrors as sourceErrors } from "./en.ts";

export const manualInvoicing = {
  title: "Facturation manuelle",
  tab: { invoice: "Vente", excluded: "Achat à un sujeto excluido" },
  tabs: "Document à émettre",
  not_permitted: "Vous pouvez consulter, mais pas émettre",
  not_permitted_hint:
    "Pour émettre des documents à la main, il faut le droit d’encaisser ou celui de comptabilité. Demandez-le à un administrateur.",
  invoice: {
    look_up: "Chercher",
    found: "Trouvé : {{name}}. Les informations ont été remplies.",
    look_up_failed: "La recherche du client a échoué.",
    name: "Nom du client",
    items: "Produits",
    submit: "Émettre la facture",
  },
  excluded: {
    hint: "Pour les achats à des vendeurs sans NRC, par exemple au marché. Votre restaurant émet le document, sans IVA.",
    seller: "Vendeur",
    name: "Nom du vendeur",
    is_person: "Le vendeur est une personne physique",
    is_person_hint:
      "Aux personnes physiques, on retient 10 % d’impôt sur le revenu sur les services ; rien sur les biens.",
    items: "Ce qui a été acheté",
    notes: "Observations",
    submit: "Émettre le document",
    to_stock: {
      title: "Enregistrer aussi l’achat ?",
      body: "Le document est émis. Ce qui a été acheté n’est pas encore en stock : l’achat est déjà rempli, il reste à indiquer à quel ingrédient correspond chaque produit.",
      confirm: "Enregistrer l’achat",
      cancel: "Pas maintenant",
      file: "Achat à {{name}}",
    },
  },
  line: {
    heading: "Produit {{no}}",
    remove: "Retirer le produit {{no}}",
    removed: "Produit {{no}} retiré.",
    add: "Ajouter un produit",
    additional_rate: "Pourcentage additionnel",
    locked: "Fixe, car le prix comprend l’IVA.",
  },
  totals: {
    title: "Totaux",
    taxed: "Taxé",
    exempt: "Exonéré",
    not_subject: "Non soumis",
    iva: "IVA",
    additional: "Tributos additionnels",
    tip: "Pourboire",
    total: "Total",
    bought: "Acheté",
    withheld: "Impôt sur le revenu retenu",
    vat_withheld: "IVA retenue 1 %",
    to_pay: "Total à payer",
    waiting: "Les produits incomplets ne sont pas encore dans le total.",
  },
  payment: "Paiement",
  tip_hint: "Facultatif",
  draft: {
    found: "Votre saisie précédente a été récupérée.",
    dropped: "Le formulaire a été vidé.",
  },
  refusal: {
    name: "Saisissez le nom du client.",
    no_items: "Ajoutez au moins un produit.",
    item: "Produit {{no}} : remplissez tous les champs obligatoires.",
    payment: "Choisissez un mode de paiement.",
    field: "Remplissez les champs signalés.",
    loading: "Le formulaire n’a pas pu être chargé.",
    failed: "La facture n’a pas pu être émise.",
  },
  reply: {
    made: "Facture {{invoiceNo}} émise.",
    mailed: "Facture {{invoiceNo}} émise ; elle sera envoyée par e-mail à {{to}}.",
    not_mailed: "Facture {{invoiceNo}} émise, mais elle ne sera pas envoyée par e-mail. {{reason}}",
    unready:
      "Facture {{invoiceNo}} émise, mais son document ne peut pas encore être signé : voyez-le dans Comptabilité.",
    bought: "Document d’achat émis.",
    bought_unready:
      "Document d’achat émis, mais il ne peut pas encore être signé : voyez-le dans Comptabilité.",
  },
} as const satisfies Translated<typeof source>;

export const manualInvoicingErrors = {
  no_tax_documents: "Ce restaurant n’émet pas encore de documents électroniques. Rien n’a été créé.",
} as const satisfies Translated<typeof sourceErrors>;

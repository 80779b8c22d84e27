import type { Translated } from "#app/words/translated.ts";
import type { dataExport as source, dataExportsErrors as sourceErrors } from "./en.ts";

export const dataExport = {
  intro:
    "Toutes les données de votre restaurant dans un fichier ZIP : paramètres, carte, clients, commandes, paiements, factures, documents fiscaux scellés, caisse, stock, achats, réservations et photos. Les tables sont des fichiers CSV pour tableur ; les paramètres sont en JSON.",
  no_secrets: "Mots de passe, PIN, clés et codes n’y figurent pas.",
  ask: "Tout exporter",
  ask_again: "Exporter à nouveau",
  load_failed: "Les exports n’ont pas pu être chargés.",
  making: "Export en préparation",
  making_hint: "Vous pouvez quitter cette page. Un e-mail vous préviendra quand l’export sera prêt.",
  waiting: "L’export va commencer",
  next_at: "Vous pourrez demander un autre export à partir du {{when}}.",
  progress: "Lignes : {{done}} sur environ {{total}} · table {{table}} sur {{tables}}",
  ready: "L’export est prêt",
  ready_hint: "{{size}} · disponible jusqu’au {{until}}",
  save: "Télécharger le fichier",
  failed: "Le dernier export a échoué",
  failed_hint: "Rien n’a été modifié. Réessayez ; en cas de nouvel échec, écrivez à l’assistance.",
  history: "Exports précédents",
  empty: "Pas encore d’export",
  empty_hint:
    "La durée dépend du nombre de commandes : quelques secondes pour un restaurant récent, quelques minutes pour un grand.",
  kept_one: "Le fichier est conservé {{count}} jour, puis supprimé.",
  kept_other: "Le fichier est conservé {{count}} jours, puis supprimé.",
  asked_at: "Demandé le",
  by: "Demandé par",
  size: "Taille",
  states: {
    waiting: "En attente",
    running: "En cours",
    ready: "Prêt",
    failed: "Échec",
    removed: "Supprimé",
  },
  reply: {
    asked: "L’export a commencé.",
    runs: "Un export est déjà en cours.",
    fresh_one:
      "Un export vient d’être fait : téléchargez-le. Vous pourrez en demander un autre dans {{count}} minute.",
    fresh_other:
      "Un export vient d’être fait : téléchargez-le. Vous pourrez en demander un autre dans {{count}} minutes.",
  },
  mail: {
    ready: {
      subject: "L’export de votre restaurant est prêt",
      text: "{{name}}, l’export de toutes les données de votre restaurant est prêt à être téléchargé. Il faut d’abord vous connecter.",
      hint_one:
        "Le fichier est conservé {{count}} jour. Il contient des données personnelles de vos clients et de votre personnel : gardez-le en lieu sûr.",
      hint_other:
        "Le fichier est conservé {{count}} jours. Il contient des données personnelles de vos clients et de votre personnel : gardez-le en lieu sûr.",
    },
    failed: {
      subject: "L’export de votre restaurant a échoué",
      text: "{{name}}, l’export de votre restaurant n’a pas pu être préparé. Rien n’a été modifié. Vous pouvez le demander à nouveau.",
      hint_one: "Une fois prêt, le fichier est conservé {{count}} jour.",
      hint_other: "Une fois prêt, le fichier est conservé {{count}} jours.",
    },
    action: "Voir les exports",
    footer: "Vous recevez cet e-mail car vous avez demandé un export.",
  },
  readme: {
    title: "TOUTES LES DONNÉES DE {{name}}",
    made: "Créé avec Comanda, {{at}}.",
    folders: "CONTENU DE CHAQUE DOSSIER",
    folder: {
      settings:
        "Le restaurant et ses paramètres : informations, impression, données fiscales, postes, taxes, modes de paiement, codes promo, établissements, points de vente et derniers numéros attribués.",
      menu: "Catégories, articles, variantes, suppléments et leurs groupes, recettes, formules, grilles de prix et horaires, traductions, remarques rapides, articles épuisés.",
      room: "Tables, réservations, liste d’attente, installations aux tables, visites depuis les téléphones, appels du serveur.",
      people: "Utilisateurs et leurs droits, leurs appareils, caisses partagées.",
      customers: "Clients, ce qu’ils doivent et leurs versements, avis.",
      orders:
        "Notes, leurs commandes et articles, changements et annulations, offerts, brouillons, commandes QR, bons imprimés.",
      money:
        "Additions, factures avec leurs lignes, taxes et commandes, paiements et pourboires, remboursements, tiroirs-caisses, sessions de caisse, mouvements, comptages et clôtures.",
      tax: "La liste des documents fiscaux avec leurs montants, les échanges avec Hacienda, e-mails, contingences, mois et comparaisons. documents.jsonl contient les ventes dont sont tirés les documents.",
      stock: "Ingrédients, mouvements de stock, coûts, inventaires.",
      purchases:
        "Fournisseurs, leurs produits et unités, achats avec leurs lignes et documents. attachments/ et documents/ contiennent les fichiers de chaque achat, nommés par son id.",
      log: "Qui a changé quoi et quand, avec les valeurs d’avant et d’après.",
      documents:
        "Chaque document fiscal et événement signé, tel que remis : JSON avec sa signature (firmaElectronica) et son sceau (selloRecibido). Un fichier par mois, un document par ligne. test/ contient ceux de l’environnement de test de Hacienda.",
      pictures:
        "Photos de la carte et du restaurant, sous les noms de fichier des tables (image, store_image).",
    },
    how: "FORMAT DES FICHIERS",
    csv: "Les fichiers CSV sont en UTF-8, séparés par des virgules, avec les noms de colonnes en première ligne. Après un million de lignes, la table continue dans un second fichier : orders-2.csv. Une table sans lignes n’a pas de fichier.",
    amounts:
      "Les montants sont en {{currency}}, avec un point décimal : 12.40. Les pourcentages aussi : 13.00.",
    instants:
      "Les heures sont à l’heure locale du restaurant ({{zone}}) avec leur décalage UTC : 2026-11-21T15:05:09.120-06:00. Les dates s’écrivent 2026-11-21 ; business_date est la journée d’exploitation d’une vente.",
    quantities:
      "Les quantités d’ingrédients sont dans l’unité de l’ingrédient, avec trois décimales : 1.500.",
    json: "Les listes et objets dans une cellule CSV sont du JSON ; leurs montants dont le nom finit par cents sont des centimes entiers.",
    formulas:
      "Un texte qu’un tableur exécuterait comme formule (il commence par = + - @) est précédé d’une apostrophe.",
    ids: "id identifie une ligne ; une colonne comme order_id renvoie à la ligne de cet id dans une autre table.",
    moment:
      "Le restaurant a pu continuer à travailler pendant cet export. Ce qui a été saisi entre-temps peut manquer, mais rien ne renvoie à une ligne manquante.",
    secrets: "Mots de passe, PIN, clés, jetons et codes de connexion n’y figurent pas.",
    manifest:
      "manifest.json liste chaque fichier avec ses lignes et colonnes, ce que contient chaque colonne, et ce qui a été laissé de côté et pourquoi.",
  },
} as const satisfies Translated<typeof source>;

export const dataExportsErrors = {
  data_exports_today:
    "Exports des dernières 24 heures : {{most}}, le maximum ; chacun lit toutes les données du restaurant. Téléchargez le dernier, ou demandez-en un autre dans {{seconds}}.",
  data_export_gone: "Le fichier de cet export n’est plus disponible. Exportez à nouveau.",
} as const satisfies Translated<typeof sourceErrors>;

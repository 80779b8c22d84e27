import type { Translated } from "#app/words/translated.ts";
import type { setup as source, setupErrors as sourceErrors } from "./en.ts";

export const setup = {
  title: "Premiers pas : {{done}} sur {{count}}",
  hint: "Chaque étape se coche toute seule une fois faite.",
  put_away: "Masquer",
  bring_back: "Voir les premiers pas : {{done}} sur {{count}}",
  now: "Maintenant : {{step}}. {{why}}",
  next: "Ensuite : {{step}}",
  complete: "Votre restaurant est prêt",
  complete_hint: "La mise en place est finie et votre première vente est encaissée.",
  done: "fait",
  lacks: "Il manque : {{what}}.",
  lack: { address: "l’adresse", phone: "le téléphone" },
  menus_title: "Partez de l’une de ces cartes et changez ce qui diffère chez vous :",
  own_menu: "Saisir mes articles",
  own_hint: "Comme dans un tableur ; vous pouvez aussi coller depuis un tableur.",
  menus_import: "Importer un fichier",
  go: "Aller à cette étape",
  also: "Vous pouvez aussi",
  trial: "Essayer une vente",
  trial_hint:
    "Voyez le bon, le ticket de caisse et le document fiscal de votre premier article. Rien n’est enregistré.",
  menu_question: "Partir de la carte « {{menu}} » ?",
  menu_body: "{{what}} Vous pourrez ensuite modifier ou supprimer chaque article.",
  menu_start: "Utiliser cette carte",
  menu_failed: "Les articles de la carte n’ont pas pu être ajoutés.",
  menus: {
    pupuseria: {
      title: "Pupusería",
      what: "34 articles : pupusas, en-cas, soupes, boissons et desserts, IVA comprise dans le prix.",
    },
    cafeteria: {
      title: "Café",
      what: "43 articles : cafés, boissons froides, petits déjeuners, boulangerie et desserts, IVA comprise dans le prix.",
    },
    restaurante: {
      title: "Restaurant",
      what: "48 articles : entrées, viandes, fruits de mer, pâtes, bar et desserts, IVA comprise dans le prix.",
    },
  },
  steps: {
    store: {
      title: "Fiche du restaurant",
      why: "Nom, adresse et téléphone figurent sur chaque ticket.",
    },
    taxes: { title: "Taxes", why: "IVA comprise dans le prix ou en plus." },
    items: { title: "Votre carte", why: "Ce que vous vendez, avec son prix, par catégorie." },
    tables: { title: "Tables", why: "Ajoutez-en douze d’un coup." },
    staff: { title: "Utilisateurs", why: "Caissiers, serveurs et cuisiniers, chacun avec sa connexion." },
    pins: {
      title: "PIN du personnel",
      why: "Le PIN connecte chacun à une caisse partagée, et les responsables valident avec le leur. Vous pouvez donner le premier.",
    },
    payment_types: { title: "Modes de paiement", why: "Espèces, carte et tous ceux que vous acceptez." },
    drawer: {
      title: "Tiroir-caisse",
      why: "Comptez le fonds de caisse et ouvrez le tiroir pour encaisser en espèces.",
    },
    first_sale: { title: "Première vente", why: "Prenez une commande et encaissez-la." },
    shared_till: {
      title: "Caisse partagée",
      why: "Plusieurs personnes utilisent un même appareil, chacune avec son PIN.",
    },
    tax_issuer: {
      title: "Facturation électronique",
      why: "Les données de l’émetteur et son certificat, pour émettre des documents vers Hacienda.",
    },
  },
  reply: {
    menu_started_one: "La carte compte maintenant {{count}} article. Changez ce qui diffère chez vous.",
    menu_started_other: "La carte compte maintenant {{count}} articles. Changez ce qui diffère chez vous.",
  },
} as const satisfies Translated<typeof source>;

export const setupErrors = {
  menu_not_empty: "La carte a déjà des articles. Rien n’a été ajouté.",
} as const satisfies Translated<typeof sourceErrors>;

import type { Translated } from "#app/words/translated.ts";
import type { publicApi as source } from "./en.ts";
import { publicApiFields } from "./public-api-fields.fr.ts";

export const publicApi: Translated<typeof source> = {
  fields: publicApiFields,
  values: {
    scopes: {
      "menu:read": "lire la carte",
      "menu:write": "marquer ce qui est épuisé",
      "orders:read": "lire les commandes",
      "invoices:read": "lire les factures et leurs documents fiscaux",
      "payments:read": "lire les paiements et remboursements",
      "customers:read": "lire les clients",
      "stock:read": "lire les ingrédients en stock",
      "reports:read": "lire les chiffres quotidiens",
    },
    menu_category_colour: {
      red: "rouge",
      orange: "orange",
      yellow: "jaune",
      lime: "citron vert",
      green: "vert",
      teal: "turquoise",
      blue: "bleu",
      indigo: "indigo",
      violet: "violet",
      pink: "rose",
    },
    until: {
      told: "jusqu’à un nouveau changement, par un programme ou à une caisse",
      tomorrow: "jusqu’au début de la prochaine journée d’exploitation ; l’article se vend alors sans limite",
    },
    order_status: {
      open: "pas encore payée",
      paid: "payée ; les remboursements n’y changent rien",
      cancelled: "annulée avant d’être payée",
    },
    order_line_status: {
      created: "pas encore commencée",
      preparing: "en préparation",
      completed: "prête",
      delivered: "servie au client",
      cancelled: "annulée et non encaissée",
    },
    dining_option: {
      dinein: "se mange au restaurant",
      delivery: "livrée au client",
      takeaway: "emportée par le client",
    },
    source: {
      table: "prise à une table",
      counter: "prise au comptoir",
      phone: "prise par téléphone",
      qr: "envoyée par le convive depuis la carte QR",
      delivery_platform: "vient d’une plateforme de livraison",
    },
    type: {
      CONSUMIDOR_FINAL: "au consumidor final",
      CREDITO_FISCAL: "à un contribuable, qui peut déduire l’IVA",
    },
    kind: {
      "01": "facture (factura)",
      "03": "comprobante de crédito fiscal",
      "05": "note de crédit",
      "06": "note de débit",
      "14": "facture de sujeto excluido",
      invalidation: "événement qui invalide un document",
      contingency: "événement qui déclare une contingence, un temps sans connexion",
    },
    tax_document_state: {
      draft: "il a ses numéros, mais il y reste quelque chose à corriger",
      generated: "créé, pas encore signé",
      signed: "signé, pas encore envoyé",
      contingency: "attend la fin de la contingence",
      sent: "envoyé ; la réponse de Hacienda n’est pas encore connue",
      sealed: "accepté et scellé par Hacienda",
      sealed_with_remarks: "accepté et scellé avec observations",
      rejected: "rejeté par Hacienda",
      replaced: "remplacé par un autre document",
      invalidated: "invalidé après avoir été scellé",
    },
    environment: {
      "00": "l’environnement de test de Hacienda : sans valeur fiscale",
      "01": "production",
    },
    state: {
      in: "il y en a assez",
      low: "à son minimum ou en dessous",
      out: "il n’en reste plus",
    },
  },
  guide: {
    following: {
      title: "Tenir une copie",
      changes: "Les ingrédients du stock se suivent de la même façon avec updated_since.",
      days: "Commandes, factures, paiements et remboursements : demandez à nouveau les derniers jours, par exemple les trois derniers chaque nuit, et remplacez par id. Ce qui est payé, annulé, remboursé ou scellé plus tard modifie une commande ou une facture d’un jour antérieur ; les webhooks vous disent laquelle, et vous la lisez par son id.",
      cursor:
        "Un cursor sert à continuer tout de suite. Pour la fois suivante, gardez le plus récent updated_at ou la dernière journée d’exploitation.",
      gone: "Les clients supprimés restent dans la liste avec is_deleted. Les articles et ingrédients absents de la liste complète ont été retirés.",
    },
    requests: {
      text: "Requêtes et réponses sont en JSON, UTF-8. Les montants sont des nombres à deux décimales dans la devise du restaurant (12.5 vaut 12.50, pas des centimes) ; les quantités ont jusqu’à trois décimales. Les horodatages suivent ISO 8601 en UTC, comme 2026-11-20T18:42:07.315Z ; les journées d’exploitation s’écrivent AAAA-MM-JJ et commencent à l’heure que donne /store, dans le fuseau du restaurant. Les ids sont des nombres entiers et peuvent demander 64 bits.",
      more: "Un champ sans valeur est null, jamais omis. De nouveaux champs et valeurs peuvent s’ajouter sans préavis : ignorez ce que vous ne connaissez pas. Ceux qui existent ne changent jamais de sens. Les réponses GET portent un ETag ; renvoyez-le dans If-None-Match, et un contenu inchangé reçoit 304.",
    },
    limits: {
      title: "Limites",
      requests: "Requêtes par minute et par clé : {{count}}.",
      rows: "Lignes par page : {{rows}} ; jours par requête de chiffres : {{days}} ; taille d’un corps : 256 Kio.",
      waiting:
        "Au-delà, la réponse est 429 avec Retry-After, en secondes. Les programmes qui insistent sont déconnectés sans réponse.",
      advice:
        "Envoyez une requête à la fois. Après 429, 500 ou 503, attendez : d’abord le temps de Retry-After, puis le double à chaque fois.",
    },
    repeats: {
      lost: "Sans réponse, renvoyez la même requête avec la même clé : elle s’exécute une seule fois, quel que soit le nombre d’envois. Une réponse répétée porte l’en-tête Idempotent-Replay: true.",
      kept: "Les clés se gardent deux jours. La même clé avec un autre contenu reçoit 422 et ne change rien.",
    },
    errors: {
      text: "Toutes les erreurs ont la même forme. Décidez d’après code, qui ne change jamais ; message s’adresse aux personnes, dans la langue demandée par lang, par exemple ?lang=fr.",
      more: "fields figure quand des parties de la requête sont fausses ; details, quand le code a des chiffres ou des noms. Voici tous les codes :",
      fields_title: "Codes des champs",
    },
    hooks: {
      text: "Un administrateur ajoute une adresse https dans Paramètres › API et webhooks et choisit des événements. Quand l’un d’eux survient, Comanda envoie un POST avec du JSON ; toute réponse de 200 à 299 en dix secondes vaut réception. Les redirections ne sont pas suivies.",
      retries:
        "Ce qui n’est pas reçu est renvoyé pendant 32 heures ; tentatives en tout : {{count}}. Une adresse qui n’a rien reçu pendant trois jours est désactivée, et les administrateurs sont prévenus par e-mail.",
      signature:
        "Chaque message est signé selon Standard Webhooks, avec le secret affiché à l’ajout de l’adresse. Après un renouvellement, les deux secrets servent pendant un jour.",
      retries_title: "Si ce n’est pas reçu",
      pauses: "Après la première tentative, de nouvelles suivent après {{pauses}}.",
      replay:
        "Un envoi peut être refait depuis Paramètres › API et webhooks › Envois pendant {{days}}, avec le même id. Vous pouvez aussi y envoyer un test ; son type est webhook.test.",
      order:
        "Répondez d’abord, traitez ensuite : mettez le message dans votre propre file et répondez 204. Ce qui se lit avec une clé est plus récent que le message.",
      signature_title: "Vérifier la signature",
      signed:
        "La signature est le HMAC-SHA256 de webhook-id, webhook-timestamp et du corps, joints par des points. Sa clé est la partie du secret après whsec_, décodée du base64. Utilisez les octets du corps tels que reçus : un JSON analysé puis réécrit est un autre texte.",
      steps:
        "Rejetez les messages dont l’horodatage s’écarte de plus de cinq minutes de votre horloge, afin que personne ne puisse en renvoyer un ancien.",
    },
  },
  labels: {
    parameters: "Paramètres",
    body: "Champs du corps",
    answer: "Champs de la réponse",
    message: "Champs du message",
    required: "obligatoire",
    optional: "facultatif",
    may_be_null: "ou null",
    default: "par défaut {{value}}",
    between: "de {{least}} à {{most}}",
    at_most: "{{most}} au plus",
    up_to_signs: "caractères : {{most}} au plus",
    places: { path: "dans le chemin", query: "dans la requête", header: "en-tête" },
    types: {
      string: "texte",
      integer: "entier",
      number: "nombre",
      boolean: "true ou false",
      object: "objet",
      list: "liste",
      date: "date AAAA-MM-JJ",
      moment: "date et heure en UTC, ISO 8601",
      id: "id, entier",
      amount: "montant, jusqu’à 2 décimales",
      quantity: "quantité, jusqu’à 3 décimales",
      percent: "pour cent",
    },
    needs: "Exige",
  },
  errors: {
    invalid_input:
      "Un paramètre, un en-tête ou le corps n’est pas valable ; fields dit lequel. Corrigez avant de renvoyer.",
    invalid_request: "Un id du chemin est mal formé. Les ids sont des nombres entiers sans zéros au début.",
    api_key_invalid: "La clé de l’en-tête Authorization manque, est inconnue, révoquée ou expirée.",
    subscription_inactive:
      "Le restaurant n’a pas d’abonnement actif. N’envoyez plus de requêtes tant que son administrateur ne l’a pas renouvelé.",
    not_permitted: "La clé n’a pas le droit nommé dans details.scope.",
    not_found: "Cela n’existe pas dans ce restaurant.",
    unknown_address: "Il n’y a rien à cette adresse. Vérifiez la méthode et le chemin.",
    request_timeout: "La requête a mis trop longtemps à arriver. Renvoyez-la.",
    still_running:
      "Une requête avec la même Idempotency-Key est encore en cours. Attendez une seconde et renvoyez-la.",
    uuid_taken: "Ceci a déjà été écrit avec un autre contenu. Rien n’a été modifié.",
    request_withdrawn:
      "Une requête avec cette Idempotency-Key a été retirée. Rien n’a été modifié ; utilisez une autre clé.",
    combo_counts_parts: "L’article est une formule : limitez les articles qui la composent.",
    payload_too_large: "Le corps dépasse 256 Kio.",
    unsupported_media_type: "Le corps doit être du JSON, avec Content-Type: application/json.",
    idempotency_key_reused:
      "Cette Idempotency-Key a servi à une autre requête ces deux derniers jours. Rien n’a été modifié ; utilisez une autre clé.",
    too_many_requests: "Trop de requêtes. Attendez le nombre de secondes de Retry-After.",
    internal:
      "L’erreur est de notre côté. Renvoyez plus tard avec la même Idempotency-Key ; si elle persiste, donnez le requestId à l’assistance.",
    service_unavailable:
      "Le serveur est occupé ou démarre. Attendez le nombre de secondes de Retry-After et renvoyez la requête.",
    storage_full: "Le serveur n’a plus d’espace. Rien n’a été écrit ; renvoyez plus tard.",
  },
  field_codes: {
    required: "Il manque.",
    malformed: "Il n’a pas le bon type ou le bon format.",
    too_small: "Il est sous le minimum permis.",
    too_large: "Il dépasse le maximum permis.",
    not_a_choice: "Ce n’est pas une des valeurs permises.",
    not_a_date: "Ce n’est pas une date ou une heure au format demandé.",
    ends_before_start: "to est avant from.",
    too_many_days: "La période compte trop de jours.",
  },
};

import type { Translated } from "#app/words/translated.ts";
import type { subscription as source, subscriptionErrors as sourceErrors } from "./en.ts";

export const subscription = {
  active: "Actif",
  inactive: "Inactif",
  renews: "Renouvellement le",
  ends: "Se termine le",
  was_due: "Dû depuis le",
  first_charge: "Premier débit",
  no_renewal: "Sans date de fin",
  phase: {
    complimentary: "Offert",
    trial: "Essai",
    active: "Actif",
    cancelled: "Résilié : actif jusqu’à sa date de fin",
    past_due: "Paiement en retard",
    expired: "Expiré",
  },
  per_month: "{{price}} par mois",
  works_until: "Actif jusqu’au",
  card: "Carte",
  card_on: "Débitée chaque mois",
  card_failed: "Carte refusée",
  card_none: "Aucune",
  card_stopped: "N’est plus débitée",
  cancel: "Résilier l’abonnement",
  keep: "Garder l’abonnement",
  cancel_question:
    "Résilier l’abonnement ? Vous ne serez plus débité. Le restaurant continue de fonctionner jusqu’au {{day}}.",
  cancel_question_now:
    "Résilier l’abonnement ? Son paiement est en retard : le restaurant cesse de fonctionner aussitôt.",
  cancel_question_service:
    "Résilier l’abonnement ? Son paiement est en retard. Le restaurant est en service depuis le {{since}} : il fonctionne jusqu’à la clôture des tiroirs-caisses ouverts, puis s’arrête.",
  resume: "Garder l’abonnement",
  manage_card: "Gérer la carte et les reçus",
  subscribe: "S’abonner",
  pay_by_card: "Payer par carte",
  plan: {
    title: "Formule mensuelle",
    unlimited_orders: "Commandes illimitées",
    monthly_renewals: "Renouvellement mensuel",
    unlimited_devices: "Appareils illimités",
    live_kitchen: "Commandes en cuisine en direct",
    trial_first: "Le premier débit a lieu le {{day}}, à la fin de votre période payée ou d’essai.",
    secure: "Les données de la carte se saisissent chez Stripe ; Comanda ne les voit jamais.",
    card_failed:
      "La carte a été refusée. Changez-la ou payez la facture en attente ; le restaurant rouvre dès que Stripe reçoit le paiement.",
    change_card: "Changer de carte",
  },
  transfer: {
    title: "Payer par virement ou en espèces",
    details: "Coordonnées bancaires",
    afterwards:
      "Envoyez le justificatif à l’assistance avec le nom de votre restaurant. Nous activons vos mois dès l’arrivée de l’argent.",
    ask: "Écrivez à l’assistance : elle vous dira où virer et activera vos mois dès l’arrivée de l’argent.",
  },
  take_out:
    "Même sans abonnement, vous pouvez télécharger toutes les données de votre restaurant en un fichier.",
  inactive_title: "L’abonnement n’est pas actif",
  inactive_admin:
    "Les données de votre restaurant sont en sécurité. Renouvelez l’abonnement pour continuer à utiliser Comanda.",
  inactive_admin_ended:
    "Il s’est terminé le {{day}}. Les données de votre restaurant sont en sécurité. Renouvelez l’abonnement pour continuer à utiliser Comanda.",
  inactive_staff: "Aucun abonnement actif. Prévenez l’administrateur de {{store}}.",
  switched_off:
    "L’assistance a fermé ce restaurant. Écrivez-lui pour en connaître la raison et le faire rouvrir.",
  deletion_title: "Ce restaurant sera supprimé",
  deletion:
    "Ce restaurant sera supprimé le {{day}}, et tout sera effacé définitivement. Toutes les données ont été exportées et se téléchargent ici. S’il ne doit pas être supprimé, écrivez à l’assistance avant ce jour.",
  still_active: "L’abonnement est actif",
  still_active_hint: "Votre restaurant fonctionne normalement.",
  go_on: "Continuer à travailler",
  subject: "Renouvellement de {{store}}",
  check_again: "Vérifier à nouveau",
  still_inactive: "L’abonnement est toujours inactif.",
  success: {
    title: "Paiement reçu",
    card_title: "Carte enregistrée",
    first_charge:
      "Merci. Vous n’avez pas encore été débité : le premier débit a lieu le {{day}}, à la fin de votre essai.",
    waiting_title: "Confirmation du paiement",
    message: "Merci. Votre abonnement est actif. Reconnectez-vous pour l’utiliser.",
    until: "Payé jusqu’au {{day}}.",
    waiting:
      "Stripe n’a encore confirmé aucun paiement. Si vous venez de payer, votre abonnement sera activé dès la confirmation : ne payez pas une seconde fois.",
    signed_out:
      "Connectez-vous pour voir si le paiement est confirmé. Si vous venez de payer, ne payez pas une seconde fois.",
  },
  cancelled_payment: {
    title: "Paiement abandonné",
    message: "Vous n’avez pas été débité. Vous pouvez payer quand vous voulez.",
    back: "Retour à mon profil",
  },
  banner: {
    trial_one: "Votre essai se termine dans {{count}} jour.",
    trial_other: "Votre essai se termine dans {{count}} jours.",
    trial_today: "Votre essai se termine aujourd’hui.",
    past_due: "Le paiement de l’abonnement est en retard. Le restaurant fonctionne jusqu’au {{day}}.",
    card_failed: "La carte de l’abonnement a été refusée. Le restaurant fonctionne jusqu’au {{day}}.",
    closing:
      "L’abonnement est terminé. Le restaurant fonctionne jusqu’à la clôture des tiroirs-caisses ouverts.",
    action: "Voir l’abonnement",
    dismiss: "Masquer jusqu’à demain",
  },
  in_service: {
    since: "En service depuis le {{since}} : un tiroir-caisse est ouvert.",
    switch_off:
      "Si vous le désactivez maintenant, il s’arrête aussitôt, en plein service. Mieux vaut attendre la clôture de ses tiroirs-caisses.",
    remove:
      "Si vous le supprimez maintenant, il s’arrête aussitôt, en plein service. Mieux vaut attendre la clôture de ses tiroirs-caisses.",
    undo: "S’il ne reste aucun jour, il fonctionne jusqu’à la clôture de ses tiroirs-caisses, {{hours}} au plus.",
  },
  reply: {
    cancelled: "Abonnement résilié. Le restaurant fonctionne jusqu’au {{day}}.",
    ended: "Abonnement résilié. Le restaurant a cessé de fonctionner.",
    ended_in_service:
      "Abonnement résilié. Le restaurant fonctionne jusqu’à la clôture des tiroirs-caisses ouverts.",
    resumed: "L’abonnement continue.",
    entered: "Paiement enregistré. Le restaurant fonctionne jusqu’au {{day}}.",
    undone: "Paiement annulé.",
  },
  mail: {
    trial_ends: {
      subject: "{{store}} : votre essai se termine le {{day}}",
      first:
        "Bonjour {{name}}. L’essai de Comanda pour {{store}} se termine le {{day}}. Ensuite, le prix est de {{price}} par mois.",
    },
    payment_failed: {
      subject: "{{store}} : votre carte a été refusée",
      first:
        "Bonjour {{name}}. La carte qui paie l’abonnement de {{store}} a été refusée. La période payée se termine le {{day}}. Changez de carte, ou payez autrement.",
    },
    past_due: {
      subject: "{{store}} : le paiement de l’abonnement est en retard",
      first:
        "Bonjour {{name}}. La période payée de {{store}} s’est terminée le {{day}}. Un mois coûte {{price}}. Le restaurant fonctionne encore quelques jours.",
    },
    expired: {
      subject: "{{store}} : votre abonnement est terminé",
      first:
        "Bonjour {{name}}. L’abonnement de {{store}} s’est terminé le {{day}}. Rien n’est perdu : dès le renouvellement, vous retrouvez tout tel que vous l’avez laissé.",
    },
    action: "Voir l’abonnement",
    footer: "Vous recevez cet e-mail car vous êtes administrateur de {{store}}.",
  },
  history: {
    title_of: "Abonnement de {{name}}",
    none: "Pas encore d’historique",
    status: "Événement",
    statuses: {
      created: "Créé",
      renewed: "Renouvelé",
      cancelled: "Résilié",
      resumed: "Repris",
      past_due: "Paiement en retard",
      expired: "Expiré",
      changed: "Jours modifiés",
      payment_undone: "Paiement annulé",
    },
    kinds: { complimentary: "Offert", trial: "Essai", paid: "Payé" },
    card_status: "Carte chez Stripe",
    switched_off: "Inactif",
    since: "Depuis",
    back: "Tous les restaurants",
    payments: "Paiements manuels",
    no_payments: "Aucun paiement par virement ou en espèces enregistré.",
    enter: "Enregistrer un paiement",
    methods: { bank_transfer: "Virement bancaire", cash: "Espèces", other: "Autre" },
    paid_on: "Payé le",
    months: "Mois",
    note_hint: "Numéro du virement, qui l’a apporté.",
    gives: "Ajoute du {{from}} au {{until}}.",
    saved_by: "Enregistré par {{by}}",
    undo_named: "Annuler le paiement de {{amount}} du {{day}}",
    undo_title: "Annuler le paiement",
    undo_hint:
      "Annule le paiement de {{amount}} du {{day}} et retire ses jours, du {{from}} au {{until}}. Il reste dans la liste, barré.",
    undo_shuts: "Le restaurant utilise ces jours : s’il ne lui en reste pas d’autres, il ferme aussitôt.",
    undone: "Annulé par {{by}} : {{reason}}",
  },
} as const satisfies Translated<typeof source>;

export const subscriptionErrors = {
  cards_not_offered: "Le paiement par carte n’est pas proposé ici. Payez par virement ou en espèces.",
  cards_unavailable:
    "Le service de cartes ne répond pas. Rien n’a été modifié ni débité. Réessayez dans quelques minutes.",
  already_subscribed: "Cet abonnement se paie déjà par carte.",
  restaurant_closed:
    "L’assistance a fermé ce restaurant : aucune carte ne peut être débitée pour lui. Écrivez-lui pour le faire rouvrir.",
  nothing_to_cancel: "Il n’y a pas d’abonnement à résilier.",
  nothing_to_resume: "L’abonnement n’est pas résilié, ou il est déjà terminé.",
  paid_by_card:
    "Ce restaurant paie déjà chaque mois par carte. Résiliez d’abord, sinon il paierait deux fois.",
  payment_of_closed:
    "Ce restaurant est désactivé, et un paiement ne le rouvrirait pas. Activez-le d’abord, ou annulez sa suppression.",
  payment_meanwhile:
    "Les jours ont changé entre-temps : une autre personne a pu enregistrer ce paiement. Vérifiez la liste ; s’il manque, enregistrez-le à nouveau.",
  payment_not_last: "Un paiement plus récent commence là où celui-ci finit. Annulez-le d’abord.",
  payment_already_undone: "Ce paiement est déjà annulé.",
} as const satisfies Translated<typeof sourceErrors>;

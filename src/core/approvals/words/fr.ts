import type { Translated } from "#app/words/translated.ts";
import type { approvals as source, approvalsErrors as sourceErrors } from "./en.ts";

export const approvals = {
  pin_set: "Votre PIN est enregistré.",
  title: "Validation",
  show_pin: "Afficher le PIN",
  hide_pin: "Masquer le PIN",
  approver: "Validé par",
  pin: "PIN",
  pin_hint: "4 à 6 chiffres",
  approve: "Valider",
  nobody: "Personne ne peut encore valider",
  nobody_hint: "Un responsable doit d’abord définir un PIN dans son profil.",
  act: {
    order_void: "Annuler des articles déjà envoyés en cuisine",
    sale_refund: "Rembourser une vente",
    sale_courtesy: "Offrir un article",
    sale_discount: "Accorder une remise",
    stock_count: "Augmenter le stock par un inventaire",
    cash_difference: "Clôturer un tiroir avec un écart",
    cash_recount: "Recompter un tiroir",
    cash_beyond_drawer: "Sortir d’un tiroir plus qu’il ne contient",
  },
  card: {
    about:
      "Votre PIN vous connecte aux caisses partagées. Les responsables s’en servent aussi pour valider sur l’écran d’un collègue : remboursements, annulations, offerts, écarts de caisse et excédents d’inventaire.",
    since: "Défini le {{when}}.",
    given: "Attribué le {{when}}. Changez-le pour un PIN que vous seul connaissez.",
    none: "Vous n’avez pas encore de PIN.",
    change: "Changer le PIN",
    set: "Définir un PIN",
    password: "Votre mot de passe",
    new_pin: "Nouveau PIN",
    save: "Enregistrer le PIN",
  },
} as const satisfies Translated<typeof source>;

export const approvalsErrors = {
  approval_required: "La validation d’un responsable est nécessaire.",
  approval_invalid: "La validation a expiré ou a déjà servi. Demandez-la à nouveau.",
  pin_wrong: "PIN incorrect. Saisissez-le à nouveau.",
  pin_locked: "Trop d’erreurs avec le PIN de {{name}}. Réessayez dans {{seconds}}.",
  pin_too_simple: "Ce PIN est trop facile à deviner. Choisissez-en un autre.",
  password_wrong: "Mot de passe incorrect.",
} as const satisfies Translated<typeof sourceErrors>;

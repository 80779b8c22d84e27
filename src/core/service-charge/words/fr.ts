import type { Translated } from "#app/words/translated.ts";
import type { serviceCharge as source } from "./en.ts";

export const serviceCharge = {
  hint: "Un pourcentage que le restaurant ajoute à chaque note. Il fait partie de la vente ; le pourboire, non.",
  rate: "Frais de service %",
  taxed: "Frais de service taxés",
  taxed_hint: "La loi l’exige pour les frais obligatoires. Ne désactivez que si votre comptable le dit.",
  rules: "Par mode de service et nombre de personnes",
  rules_hint:
    "Là où une règle s’applique, son pourcentage remplace l’autre. Si plusieurs s’appliquent, celle du plus grand nombre de personnes vaut.",
  add_rule: "Ajouter une règle",
  remove_rule: "Retirer la règle {{number}}",
  rule: "Règle {{number}}",
  from_people: "À partir de (personnes)",
  people_error: "Saisissez le nombre de personnes : 1 ou plus.",
  rule_text_one: "{{option}}, à partir de {{count}} personne : {{rate}}",
  rule_text_other: "{{option}}, à partir de {{count}} personnes : {{rate}}",
  save: "Enregistrer les frais de service",
} as const satisfies Translated<typeof source>;

/** The notice that New York General Business Law 519-a requires before a payment by credit card, in our words. */
export const CARD_NOTICE =
  'If you pay by credit card: the amount is then no longer medical debt, and you lose protections that medical debt has in New York. They keep wages from being garnished and homes from liens, keep the debt out of credit reports, and limit interest.';

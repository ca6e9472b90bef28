import * as z from 'zod/mini';
import { described } from './fact.ts';

/**
 * Claims about the practice that only the owner can confirm, in the form's order: the label, and whether the
 * website makes the claim until the owner denies it. The others need a yes first.
 */
export const claimDescriptions = [
  { name: 'eveningsAndWeekends', label: 'Consultations on evenings and weekends', isShownUntilDenied: true },
  { name: 'video', label: 'Visits and consultations by video', isShownUntilDenied: true },
  { name: 'groups', label: 'Group sessions', isShownUntilDenied: true },
  { name: 'therapistAnswers', label: 'The therapist answers the calls', isShownUntilDenied: false },
  { name: 'answersEveryone', label: 'Every request is answered', isShownUntilDenied: false },
  { name: 'noContract', label: 'Consultations without package or contract', isShownUntilDenied: false },
] as const;

const claim = described(z.enum(['unconfirmed', 'yes', 'no'], 'Please choose yes or no'), {
  entryLabel: (key) => claimDescriptions.find(({ name }) => name === key)?.label ?? '',
});

/** The owner confirms or denies each claim. */
export const claimsSchema = z.object({
  eveningsAndWeekends: claim,
  video: claim,
  groups: claim,
  therapistAnswers: claim,
  answersEveryone: claim,
  noContract: claim,
});

export type WebsiteClaims = z.output<typeof claimsSchema>;
export type ClaimName = keyof WebsiteClaims;

export const noClaimConfirmed: WebsiteClaims = {
  eveningsAndWeekends: 'unconfirmed',
  video: 'unconfirmed',
  groups: 'unconfirmed',
  therapistAnswers: 'unconfirmed',
  answersEveryone: 'unconfirmed',
  noContract: 'unconfirmed',
};

const shownUntilDenied = claimDescriptions.filter(({ isShownUntilDenied }) => isShownUntilDenied);

/** Returns whether the website makes a claim. */
export function isClaimed(claims: WebsiteClaims, name: ClaimName): boolean {
  const isShownUnasked = shownUntilDenied.some((one) => one.name === name);
  return claims[name] === 'yes' || (isShownUnasked && claims[name] === 'unconfirmed');
}

/** Returns the labels of the claims that the website makes without confirmation. */
export function unconfirmedClaims(claims: WebsiteClaims): string[] {
  return shownUntilDenied.filter(({ name }) => claims[name] === 'unconfirmed').map(({ label }) => label);
}

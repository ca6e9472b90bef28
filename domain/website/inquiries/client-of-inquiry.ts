import type { NewClient } from '#domain/caseload/clients/client.ts';
import { callLanguageName } from './call-language.ts';
import type { FamilyInquiry } from './inquiry.ts';

type Family = Pick<
  FamilyInquiry,
  | 'parentName'
  | 'childName'
  | 'childAge'
  | 'email'
  | 'phone'
  | 'callLanguage'
  | 'otherLanguage'
  | 'school'
  | 'concerns'
  | 'referralSource'
  | 'insuranceCheck'
>;

/**
 * Returns the client form filled in from a family's request. A child with only a first name gets the parent's
 * last name, which the owner can correct.
 */
export function clientOfInquiry(family: Family): NewClient {
  const [firstName = '', ...rest] = family.childName.trim().split(/\s+/);
  return {
    firstName,
    lastName: rest.join(' ') || lastWordOf(family.parentName),
    email: family.email,
    phone: family.phone.slice(0, 50),
    notes: notesOf(family),
  };
}

function notesOf(family: Family): string {
  const callLanguage = callLanguageName(family);
  const lines = [
    `Parent or guardian: ${family.parentName}`,
    `Age when they wrote: ${family.childAge}`,
    callLanguage && `Call in: ${callLanguage}`,
    family.school && `School: ${family.school}`,
    family.referralSource && `Heard about us: ${family.referralSource}`,
    family.insuranceCheck && 'Would like their insurance checked',
    '',
    'Concerns:',
    family.concerns,
  ];
  return lines
    .filter((line) => line === '' || Boolean(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
}

function lastWordOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.length > 1 ? (words.at(-1) ?? '') : '';
}

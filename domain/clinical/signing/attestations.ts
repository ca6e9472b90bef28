import { documentKindLabels } from '#domain/clinical/documents/document-sections.ts';
import { formatDate, formatTime, type Instant, type TimeZone } from '#domain/platform/dates.ts';
import type { VersionKind } from './signed-document.ts';
import type { SigningProfile } from './signing-profile.ts';

/** The statement that a therapist signs. Its text is signed too; a new text needs a new version. */
export interface Attestation {
  version: number;
  text: string;
}

export const serviceAttestation: Attestation = {
  version: 1,
  text: 'I provided this service on the date and at the times shown, and this note is my own accurate record of it.',
};

export const notHeldAttestation: Attestation = {
  version: 1,
  text: 'This service was not provided. The reason shown is accurate.',
};

export const documentAttestation: Attestation = {
  version: 1,
  text: 'I prepared this document from the record and my professional judgment.',
};

/** Returns the name of a signed text in its attestation: "note", "progress report". */
export function signedTextName(kind: VersionKind): string {
  return kind === 'session-note' ? 'note' : documentKindLabels[kind].toLowerCase();
}

/** Returns the attestation of an addendum. */
export function addendumAttestation(kind: string, signedOn: string): Attestation {
  return { version: 1, text: `I add this to the ${kind} signed on ${signedOn}. The original is unchanged.` };
}

/** Precedes the attestation of a version that replaces another one. */
export function correctionAttestation(signedOn: string, reason: string): Attestation {
  return {
    version: 1,
    text: `This replaces the version signed on ${signedOn}, which stays in the record. Reason: ${reason}`,
  };
}

export function withdrawalAttestation(kind: string, signedOn: string, reason: string): Attestation {
  return {
    version: 1,
    text: `I withdraw the ${kind} signed on ${signedOn}. It was signed in error and stays in the record. Reason: ${reason}`,
  };
}

/** Returns the attestation of the supervising therapist. */
export function reviewAttestation(kind: string): Attestation {
  return { version: 1, text: `I have reviewed this ${kind} as supervising therapist.` };
}

type Signer = Pick<SigningProfile, 'printedName' | 'credentials' | 'licenseNumber'>;

/** Returns the line below a signed text; the time is in the practice's time zone. */
export function signatureLine(
  { printedName, credentials, licenseNumber }: Signer,
  signedAt: Instant,
  timeZone: TimeZone,
): string {
  const moment = `${formatDate(signedAt, timeZone)}, ${formatTime(signedAt, timeZone)}`;
  return `Signed electronically by ${printedName}, ${credentials}, NY license ${licenseNumber}, ${moment} (${timeZone}).`;
}

import type { Signed } from '#domain/clinical/signing/signed-note.ts';
import type { Letterhead, Sender } from '#server/people/practice/pdf-page.ts';
import { practiceNumbers } from '#server/people/practice/practice-numbers.ts';

/** Returns the practice's current details, for unsigned documents. */
export function senderNow({ settings, identity }: Letterhead): Sender {
  const { npi, license } = settings;
  return {
    name: settings.legalName || identity.practiceName,
    address: settings.letterheadAddress,
    lines: [identity.phone, identity.email, ...practiceNumbers({ npi, license })],
  };
}

/** Returns the practice's details at the time of signing; the signer's name if it had none. */
export function senderThen({ practice, signer }: Pick<Signed, 'practice' | 'signer'>): Sender {
  const { name, address, npi, license } = practice;
  return {
    name: name || `${signer.printedName}, ${signer.credentials}`,
    address,
    lines: practiceNumbers({ npi, license }),
  };
}

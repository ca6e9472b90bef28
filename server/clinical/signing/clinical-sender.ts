import type { Signed } from '#domain/clinical/signing/signed-note.ts';
import { type Letterhead, practiceNumbers, type Sender } from '#server/people/practice/pdf-page.ts';

/** The practice as it is now: of what is not signed yet. */
export function senderNow({ settings, identity }: Letterhead): Sender {
  const { npi, license } = settings;
  return {
    name: settings.legalName || identity.practiceName,
    address: settings.letterheadAddress,
    lines: [identity.phone, identity.email, ...practiceNumbers({ npi, license })],
  };
}

/** The practice as it was when this was signed; where it had no name yet, whoever signed stands for it. */
export function senderThen({ practice, signer }: Pick<Signed, 'practice' | 'signer'>): Sender {
  const { name, address, npi, license } = practice;
  return {
    name: name || `${signer.printedName}, ${signer.credentials}`,
    address,
    lines: practiceNumbers({ npi, license }),
  };
}

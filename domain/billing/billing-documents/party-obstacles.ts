import type { Client } from '#domain/caseload/clients/client.ts';
import { isNpi, NPI_DOES_NOT_CHECK, type SigningProfile } from '#domain/clinical/signing/signing-profile.ts';
import { blocking, type Obstacle } from './obstacle.ts';
import type { PracticeOnPaper } from './paper-parties.ts';

const signing = { label: 'Open Signing Settings', address: '/settings/signing' };
/** The link to where most of the missing practice details are entered. */
export const practiceCure = { label: 'Open Practice Settings', address: '/settings/practice' };

/** The child, the therapist and the practice of a paper. */
interface PaperParties {
  clientId: number;
  client: Pick<Client, 'dateOfBirth'>;
  profile: SigningProfile | null;
  practice: Pick<PracticeOnPaper, 'npi' | 'taxId'>;
}

/** Returns what stops a paper that names the child, the therapist and the practice. */
export function partyObstacles({ clientId, client, profile, practice: own }: PaperParties): Obstacle[] {
  const found: Obstacle[] = [];
  if (!profile?.npi) found.push(blocking('Add your NPI in your signing profile.', signing));
  else if (!isNpi(profile.npi)) found.push(blocking(`${NPI_DOES_NOT_CHECK}.`, signing));
  if (own.npi !== '' && !isNpi(own.npi))
    found.push(blocking('The NPI of the practice does not check. Please compare it.', practiceCure));
  if (own.taxId === '') found.push(blocking('Add a tax ID in Settings → Practice.', practiceCure));
  if (client.dateOfBirth === null) {
    found.push(blocking("Add the child's date of birth.", clientCure(clientId)));
  }
  return found;
}

/** Returns the way to the page of a client. */
export function clientCure(clientId: number): Obstacle['cure'] {
  return { label: 'Open Client', address: `/clients/${clientId}` };
}

import type { NewClient } from '#domain/clients/client.ts';

/** A client as it is sent to be added; state only what the case is about. */
export function buildClient(changes: Partial<NewClient> = {}): NewClient {
  return {
    firstName: 'Ivy',
    lastName: 'Sample',
    email: 'ivy.family@example.com',
    phone: '(516) 555-0142',
    dateOfBirth: '2018-04-09',
    address: '12 Maple Lane, Mineola, NY 11501',
    notes: 'Likes dinosaurs; sensitive to loud rooms.',
    ...changes,
  };
}

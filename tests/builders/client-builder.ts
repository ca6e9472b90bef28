import { randomUUID } from 'node:crypto';
import type { NewClient } from '#domain/caseload/clients/client.ts';
import type { ClientImport, NewClientImport } from '#domain/records/imports/client-import.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';
import { addRecord } from './add-record.ts';

/** Builds a request to create a client; pass only what the case is about. */
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

/** Builds a request to import clients, in the rows below the header. */
export function buildClientImport(...clients: Partial<NewClient>[]): NewClientImport {
  const rows = clients.map((changes, index) => ({ row: index + 2, client: buildClient(changes) }));
  return { fileName: 'caseload.csv', rows };
}

/** Imports a client with a unique name; returns the import's id. */
export async function addClientImport(therapist: TestVisitor): Promise<number> {
  const body = buildClientImport({ lastName: `Sample ${randomUUID()}` });
  return (await addRecord<ClientImport>(therapist, '/api/client-imports', body)).id;
}

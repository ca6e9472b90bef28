import { buildContract, buildOrganization } from '#tests/builders/organization-builder.ts';
import { addId, NO_ID, type Specimen } from './specimen.ts';

declare module './specimen.ts' {
  interface SpecimenIds {
    /** A school with a mandate. */
    school: number;
    payer: number;
    /** Named by nothing. */
    looseSchool: number;
  }
}

export const specimen = {
  table: 'organizations',
  async add(therapist) {
    const payer = { name: 'Maple County', kind: 'county', contract: buildContract() } as const;
    return {
      school: await addId(therapist, '/api/organizations', buildOrganization()),
      payer: await addId(therapist, '/api/organizations', buildOrganization(payer)),
      looseSchool: await addId(therapist, '/api/organizations', buildOrganization({ name: 'Oak School' })),
    };
  },
  none: { school: NO_ID, payer: NO_ID, looseSchool: NO_ID },
  listed: ['school', 'payer', 'looseSchool'],
  changes: [{ notes: 'First' }, { notes: 'Second' }],
  calls: {
    'GET /api/organizations': {},
    'POST /api/organizations': { body: () => buildOrganization() },
    'GET /api/organizations/:id': { record: 'school' },
    'PUT /api/organizations/:id': { record: 'school', body: () => ({ name: 'Changed' }) },
    'DELETE /api/organizations/:id': { record: 'looseSchool' },
  },
} satisfies Specimen;

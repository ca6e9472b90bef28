import { buildBillingDetails } from '#tests/builders/billing-details-builder.ts';
import type { Specimen } from './specimen.ts';

export const specimen = {
  table: 'billing_details',
  async add(therapist, { client }) {
    await therapist.put(`/api/clients/${client}/billing-details`, buildBillingDetails());
    return {};
  },
  none: {},
  calls: {
    'GET /api/billing-details': {},
    'GET /api/clients/:id/billing-details': { record: 'client' },
    'PUT /api/clients/:id/billing-details': {
      record: 'client',
      body: () => buildBillingDetails({ plan: 'Changed' }),
    },
  },
} satisfies Specimen;

import { buildNote } from '#tests/builders/note-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { addId, NO_ID, type Specimen, type SpecimenIds } from './specimen.ts';

declare module './specimen.ts' {
  interface SpecimenIds {
    voucher: number;
    /** Neither sent nor void. */
    looseVoucher: number;
    /** Of the payer's mandate, on no bill. */
    unbilledSession: number;
  }
}

/** A day on which no other child's bill of the specimens is. */
const dayOf = ({ client }: SpecimenIds) =>
  new Date(Date.UTC(2026, 9, 19 + (client % 60))).toISOString().slice(0, 10);

const octoberOf = ({ mandate }: SpecimenIds) => `?from=2026-10-01&to=2026-10-31&mandateId=${mandate}`;

/** A bill over the session of that day alone, with a reason for each of its warnings. */
function billOf(ids: SpecimenIds, sessionId: number, leaveOut: readonly number[]) {
  const reasonFor = (check: number) => ({ sessionId, check, reason: 'Agreed by phone' });
  return {
    ...{ payerId: ids.payer, fromOn: dayOf(ids), untilOn: dayOf(ids), leaveOut },
    // It is one more than promised, on any weekday, of one child of a group; its note is not signed.
    acknowledged: [3, 8, 11, 13].map(reasonFor),
  };
}

export const specimen = {
  table: 'vouchers',
  async add(therapist, ids) {
    await therapist.put('/api/signing-profile', buildSigningProfile());
    const { client: clientId, plan: planId, mandate: mandateId } = ids;
    const addSession = async (time: string) => {
      const date = `${dayOf(ids)}T${time}:00.000Z`;
      const body = buildSession({ clientId, date, mandateId, duration: 30, status: 'completed' });
      const id = await addId(therapist, '/api/sessions', body);
      await therapist.put(`/api/sessions/${id}/note`, buildNote({ planId }));
      return id;
    };
    const [first, second, unbilledSession] = [
      await addSession('20:00'),
      await addSession('20:30'),
      await addSession('21:00'),
    ];
    const bill = (id: number, leaveOut: readonly number[]) =>
      addId(therapist, '/api/vouchers', billOf(ids, id, leaveOut));
    return {
      voucher: await bill(first, [second, unbilledSession]),
      looseVoucher: await bill(second, [unbilledSession]),
      unbilledSession,
    };
  },
  none: { voucher: NO_ID, looseVoucher: NO_ID, unbilledSession: NO_ID },
  listed: ['voucher', 'looseVoucher'],
  calls: {
    'GET /api/vouchers': {},
    'GET /api/vouchers/:id': { record: 'voucher' },
    'GET /api/vouchers/:id/pdf': { record: 'voucher' },
    'GET /api/vouchers/:id/csv': { record: 'voucher' },
    'GET /api/service-log/pdf': { query: octoberOf },
    'GET /api/service-log/csv': { query: octoberOf },
    'POST /api/vouchers/check': {
      body: (ids) => ({ payerId: ids.payer, fromOn: dayOf(ids), untilOn: dayOf(ids) }),
    },
    'POST /api/vouchers': { body: (ids) => billOf(ids, ids.unbilledSession, []) },
    'PUT /api/vouchers/:id': { record: 'voucher', body: () => ({ sentOn: '2026-11-02' }) },
    'POST /api/vouchers/:id/paid': { record: 'voucher', body: () => ({}) },
    'POST /api/vouchers/:id/void': { record: 'looseVoucher', body: () => ({ reason: 'Made too early' }) },
    'DELETE /api/vouchers/:id': { record: 'looseVoucher' },
  },
} satisfies Specimen;

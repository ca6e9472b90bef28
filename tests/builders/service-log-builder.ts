import { CERTIFICATION, type Cover } from '#domain/billing/vouchers/cover.ts';
import type { LogRow, ServiceLog } from '#domain/billing/vouchers/service-log.ts';

/** Builds a row of a service log: half an hour that took place. */
export function buildLogRow(changes: Partial<LogRow> = {}): LogRow {
  return {
    day: '2026-10-06',
    start: '10:30',
    end: '11:00',
    minutes: 30,
    type: 'group',
    groupSize: 3,
    groupNumber: 1,
    status: 'completed',
    missedReason: null,
    makeUpFor: null,
    setting: 'school-classroom',
    progress: null,
    diagnosisCodes: [],
    procedureCodes: [],
    signedOn: '2026-10-06',
    units: 100,
    rate: 6_000,
    cents: 6_000,
    leftOut: null,
    acknowledged: [],
    ...changes,
  };
}

/** Builds the service log of one child in October. */
export function buildServiceLog(changes: Partial<ServiceLog> = {}): ServiceLog {
  return {
    child: { label: 'Ada Sample', dateOfBirth: '2019-04-09' },
    plan: { title: 'IEP 2026–27', program: 'iep' },
    mandate: {
      service: 'Occupational therapy',
      sentence: '2 × 30 weekly, group of 5, pull-out',
      authorizationNumber: 'A-1203',
      startsOn: '2026-09-14',
      endsOn: '2027-06-18',
    },
    school: {
      name: 'Maple Street School',
      weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    },
    from: '2026-10-01',
    until: '2026-10-31',
    rows: [buildLogRow()],
    closedDays: [{ day: '2026-10-12', name: 'Columbus Day' }],
    ...changes,
  };
}

/** Builds the cover of a county's bill over seven half hours in October. */
export function buildCover(changes: Partial<Cover> = {}): Cover {
  const figures = { sessions: 7, minutes: 210, units: 700, cents: 42_000 };
  return {
    number: 14,
    from: '2026-10-01',
    until: '2026-10-31',
    madeOn: '2026-11-02',
    payer: {
      name: 'Sample County',
      address: null,
      vendorNumber: 'V-7',
      contractNumber: null,
      unitMinutes: 30,
    },
    practice: { name: 'Sample OT', address: '', phone: '', email: '', npi: '', license: '' },
    signer: null,
    certification: CERTIFICATION,
    timeZone: 'America/New_York',
    figures: [figures],
    total: figures,
    ...changes,
  };
}

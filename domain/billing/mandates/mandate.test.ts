import { describe, expect, test } from 'vitest';
import { buildTerm } from '#tests/builders/mandate-builder.ts';
import {
  firstDayOf,
  mandateFault,
  mandateOutsidePlan,
  newMandate,
  TERMS_LIMIT,
  termOn,
  type WrittenOrder,
} from './mandate.ts';

const changed = {
  endsOn: '2027-06-18',
  terms: [buildTerm(), buildTerm({ startsOn: '2026-11-18', sessions: 3 })],
};

describe('A mandate', () => {
  test('begins with its first term and changes with each later one', () => {
    expect(firstDayOf(changed)).toBe('2026-09-14');
    const sessionsOn = (day: string) => termOn(changed, day)?.sessions;
    expect(sessionsOn('2026-09-13')).toBeUndefined();
    expect(sessionsOn('2026-11-17')).toBe(2);
    expect(sessionsOn('2026-11-18')).toBe(3);
    expect(sessionsOn('2027-06-18')).toBe(3);
    expect(sessionsOn('2027-06-19')).toBeUndefined();
  });

  test('may last one day', () => {
    expect(mandateFault({ endsOn: '2026-09-14', terms: [buildTerm()] })).toBeUndefined();
  });

  test('changes so often at most', () => {
    const terms = Array.from({ length: TERMS_LIMIT + 1 }, (_, place) =>
      buildTerm({ startsOn: `2026-${String(place + 1).padStart(2, '0')}-01` }),
    );
    const parsed = newMandate.safeParse({ clientId: 1, planId: 1, endsOn: '2027-06-18', terms });
    expect(parsed.error?.issues[0]?.message).toBe('A mandate changes at most 11 times. Begin a new one');
  });

  test('lies within the days of its plan', () => {
    const plan = { startsOn: '2026-09-14', endsOn: '2027-06-18' };
    expect(mandateOutsidePlan(changed, plan)).toBeUndefined();
    expect(mandateOutsidePlan(changed, { ...plan, startsOn: '2026-09-15' })?.field).toBe('endsOn');
    expect(mandateOutsidePlan(changed, { ...plan, endsOn: '2027-06-17' })?.field).toBe('endsOn');
  });

  test('keeps the written order as typed', () => {
    const order: WrittenOrder = {
      writtenOn: '2026-08-20',
      practitioner: 'Dr. Sample',
      npi: null,
      says: '2 x 30 weekly',
      until: null,
    };
    const mandate = { clientId: 1, planId: 1, ...changed, order };
    expect(newMandate.parse(mandate).order).toEqual(order);
  });
});

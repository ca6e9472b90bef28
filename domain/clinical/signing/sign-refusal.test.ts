import { expect, test } from 'vitest';
import { signRefusal, type ToSign } from './sign-refusal.ts';

const words = { activity: null, subjective: null, objective: null, assessment: null, planText: null };
const toSign: ToSign = {
  session: {
    date: '2026-11-20T15:00:00.000Z',
    status: 'completed',
    type: 'individual',
    notes: 'Cut a line.',
  },
  note: { ...words, setting: null, groupSize: null, coTreatedWith: null, coTreatmentReason: null },
  results: 0,
  program: 'private',
  now: '2026-11-20T15:00:00.000Z',
};
type Case = Partial<Omit<ToSign, 'session' | 'note'>> & {
  session?: Partial<ToSign['session']>;
  note?: Partial<ToSign['note']>;
};
const refusal = ({ session, note, ...rest }: Case) =>
  signRefusal({
    ...toSign,
    ...rest,
    session: { ...toSign.session, ...session },
    note: { ...toSign.note, ...note },
  });

test.each<[Case, string | undefined]>([
  [{}, undefined],
  [{ now: '2026-11-20T14:59:59.999Z' }, 'A session that has not begun cannot be signed'],
  [{ session: { status: 'scheduled' } }, 'Say first what became of this session'],
  [{ session: { notes: ' ' } }, 'A note needs data for a goal or some words'],
  [{ session: { notes: null }, results: 1 }, undefined],
  [{ session: { notes: null }, note: { planText: 'Curves next.' } }, undefined],
  [{ session: { notes: null }, note: { activity: 'Cut out leaves' } }, undefined],
  [{ program: 'iep' }, 'Choose where the session took place'],
  [{ program: 'cpse' }, 'Choose where the session took place'],
  [{ program: 'iesp' }, 'Choose where the session took place'],
  [{ program: '504' }, undefined],
  [{ program: 'iep', note: { setting: 'home' } }, undefined],
  [{ program: 'iep', session: { status: 'no-show' } }, undefined],
  [{ session: { type: 'group' } }, 'Say how many children were in the group'],
  [{ session: { type: 'group' }, note: { groupSize: 2 } }, undefined],
  [{ session: { type: 'group', status: 'absence' } }, undefined],
  [{ session: { status: 'absence', notes: null } }, 'Say why the session did not take place'],
  [{ session: { status: 'absence', notes: null, missedReason: 'student-absent' } }, undefined],
  [{ session: { status: 'cancelled' } }, undefined],
  [{ session: { status: 'cancelled' }, results: 1 }, 'A session that did not take place cannot have data'],
  [{ note: { coTreatedWith: 'Speech therapist' } }, 'Say why you treated together'],
  [{ note: { coTreatedWith: 'Speech therapist', coTreatmentReason: 'Joint attention' } }, undefined],
])('%j is refused: %s', (changes, expected) => expect(refusal(changes)).toBe(expected));

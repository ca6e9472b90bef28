import { expect, test } from 'vitest';
import { defaultPracticeSettings } from './default-practice-settings.ts';
import {
  practiceSettingsForm,
  practiceSettingsFormStart,
  settingsChangeOf,
} from './practice-settings-form-values.ts';

const start = practiceSettingsFormStart(defaultPracticeSettings);

test('The form shows the settings in dollars and fits its own rules', () => {
  expect(start).toMatchObject({
    dollarsPerMinute: { individual: 2, group: 2, home: 2, absent: 2 },
    annualDollars: 50,
    schoolYearMonth: '07',
    schoolYearDay: '01',
  });
  expect(practiceSettingsForm.parse(start)).toEqual(start);
});

test('A form that was left as it was changes nothing', () => {
  expect(settingsChangeOf(start, defaultPracticeSettings)).toEqual({});
});

test('Only what was changed is sent, in cents', () => {
  const typed = {
    ...start,
    dollarsPerMinute: { ...start.dollarsPerMinute, group: 1.15 },
    schoolYearMonth: '09',
    legalName: 'Sample OT, PLLC',
  };
  expect(settingsChangeOf(typed, defaultPracticeSettings)).toEqual({
    centsPerMinute: { individual: 200, group: 115, home: 200, absent: 200 },
    schoolYearStart: '09-01',
    legalName: 'Sample OT, PLLC',
  });
});

test.each([
  [{ annualDollars: -1 }, 'Annual amount must be at least 0'],
  [{ annualDollars: Number.NaN }, 'Annual amount must be at least 0'],
  [
    { dollarsPerMinute: { individual: 1001, group: 2, home: 2, absent: 2 } },
    'Rate must be from $0.00 to $1,000.00 a minute',
  ],
  [{ sessionMinutes: 10 }, 'Duration must be at least 15 minutes'],
  [{ workingHours: { from: '17:00', until: '08:00' } }, 'Working hours must end after they begin'],
])('%o is refused: %s', (change, message) => {
  const parsed = practiceSettingsForm.safeParse({ ...start, ...change });
  expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([message]);
});

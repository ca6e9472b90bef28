import { test } from '#tests/setup/journey.ts';
import { walkFirstDay } from './first-day.ts';

test.use({ engine: 'sqlite' });

test('A therapist registers, adds a client and checks in the first session, on SQLite', async ({
  page,
  problems,
}) => {
  await walkFirstDay(page, problems);
});

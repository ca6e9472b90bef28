import { expect, onTestFinished, test } from 'vitest';
import { dayOf } from '#domain/platform/dates.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createEarlierSchema } from '#tests/builders/earlier-schema.ts';
import { emptyLocation } from '#tests/setup/empty-database.ts';

test('An upgraded practice signs notes from the day of the upgrade; a new one has no day yet', async () => {
  const location = await emptyLocation();
  await createEarlierSchema(location, '0042-website-pages');
  const before = dayOf(new Date(), 'America/New_York');
  const database = await openDatabase(location);
  onTestFinished(() => database.close());
  const { settings } = await database.read
    .selectFrom('practice')
    .select('settings')
    .executeTakeFirstOrThrow();
  const days = [before, dayOf(new Date(), 'America/New_York')];
  expect(settings).toEqual({ timeZone: 'America/New_York', notesSignedFrom: expect.toBeOneOf(days) });

  const unowned = await openDatabase(await emptyLocation());
  onTestFinished(() => unowned.close());
  expect(await unowned.read.selectFrom('practice').select('settings').execute()).toEqual([{ settings: {} }]);
});

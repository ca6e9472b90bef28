import { describe, expect, test } from 'vitest';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import type { WebsiteEdition } from '#domain/website/identity/website-edition.ts';
import type { WebsitePublication } from '#domain/website/pages/website-publication.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

const path = '/api/website-identity';

async function ownersWebsite(): Promise<TestVisitor> {
  const practice = await startTestPractice();
  return practice.register();
}

describe('The website in Spanish', () => {
  const tagline = { key: 'tagline', english: 'Play is work', spanish: 'Jugar es trabajar' };
  const review = { reviewedBy: 'Alma Example', reviewedOn: '2026-10-05' };
  const written = {
    ...sampleIdentity,
    practiceName: 'Tall Trees Therapy',
    tagline: tagline.english,
    spanish: { ...sampleIdentity.spanish, texts: [{ ...tagline, ...review }] },
  };
  const notShown = { ...written, spanish: { ...written.spanish, isShown: false } };
  const spanishOf = async (owner: TestVisitor) =>
    (await owner.get(`${path}/publication`)).json<WebsitePublication>().spanish;

  test('is saved in every edition, with its reviewers', async () => {
    const owner = await ownersWebsite();
    const saved = (await owner.put(path, { identity: written })).json<WebsiteEdition>();
    await owner.put(path, { identity: sampleIdentity });
    const then = (await owner.get(`${path}/editions/${saved.version}`)).json<WebsiteEdition>();
    expect(then.identity.spanish).toEqual(written.spanish);
    const stale = await owner.put(path, { identity: written, version: saved.version });
    expect(stale.status).toBe(409);
  });

  test('is hidden when its English changes, and shown again when the English is restored', async () => {
    const owner = await ownersWebsite();
    await owner.put(path, { identity: written });
    expect(await spanishOf(owner)).toEqual({ isWanted: true, missing: [], isReviewed: false });
    const reworded = await owner.put(path, { identity: { ...written, tagline: 'Play is all' } });
    expect(reworded.status).toBe(200);
    expect(await spanishOf(owner)).toEqual({ isWanted: true, missing: ['Tagline'], isReviewed: false });
    await owner.put(path, {
      identity: { ...reworded.json<WebsiteEdition>().identity, tagline: 'Play is work' },
    });
    expect(await spanishOf(owner)).toMatchObject({ isWanted: true, missing: [] });
  });

  test('cannot be turned on while some of it is missing', async () => {
    const owner = await ownersWebsite();
    await owner.put(path, { identity: notShown });
    const { isShown } = written.spanish;
    const lacking = { ...written, tagline: 'Play is all', spanish: { ...written.spanish, isShown } };
    const reply = await owner.put(path, { identity: lacking });
    expect([reply.status, reply.text]).toEqual([
      409,
      'Please write the Spanish of these texts first, as new as their English: Tagline',
    ]);
    expect(await spanishOf(owner)).toMatchObject({ isWanted: false });
    expect((await owner.put(path, { identity: written })).status).toBe(200);
  });

  test.each([
    [{ reviewedOn: '2999-01-01' }, 'Tagline in Spanish: The day of a review cannot be in the future'],
    [
      { reviewedOn: null },
      'Tagline in Spanish: Please give both who reviewed it and on which day, or neither',
    ],
    [{ spanish: 'a'.repeat(301) }, 'Tagline in Spanish: Please shorten this to 300 characters'],
    [{ spanish: ' ' }, 'Please write the Spanish'],
  ])('is refused with %j', async (fault, message) => {
    const owner = await ownersWebsite();
    const texts = [{ ...tagline, ...review, ...fault }];
    const reply = await owner.put(path, { identity: { ...written, spanish: { ...written.spanish, texts } } });
    expect([reply.status, reply.text]).toEqual([400, message]);
  });
});

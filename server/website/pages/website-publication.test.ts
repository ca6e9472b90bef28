import { describe, expect, test } from 'vitest';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { noClaimConfirmed } from '#domain/website/identity/website-claims.ts';
import { publicationAdvice } from '#domain/website/pages/publication-advice.ts';
import type { WebsitePublication } from '#domain/website/pages/website-publication.ts';
import { WebsiteIdentity } from '#server/website/identity/website-identity.ts';
import { buildOwnIdentity } from '#tests/builders/own-identity-builder.ts';
import { startOwnedPractice } from '#tests/setup/owned-practice.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

const path = '/api/website-identity';
const publication = `${path}/publication`;

describe('Publication', () => {
  test('can be read and changed by the owner only', async () => {
    const { therapist, visitor } = await startOwnedPractice();
    expect((await visitor().get(publication)).status).toBe(401);
    expect((await therapist.put(publication, { isPublished: true })).status).toBe(403);
  });

  test('is off at first, and refused while something is made up', async () => {
    const { owner } = await startOwnedPractice();
    expect((await owner.get(publication)).json()).toMatchObject({ publishedAt: null });
    await owner.put(path, { identity: buildOwnIdentity({ phone: sampleIdentity.phone }) });
    const refused = await owner.put(publication, { isPublished: true });
    expect([refused.status, refused.text]).toEqual([
      409,
      'Please replace what came with the program first: Phone',
    ]);
    expect((await owner.put(publication, {})).status).toBe(400);
  });

  test('does not require recommended additions, which depend on the program’s configuration', async () => {
    const advised = async (owner: TestVisitor) =>
      (await owner.get(publication)).json<WebsitePublication>().advised;
    const bare = await startOwnedPractice();
    await bare.owner.put(path, { identity: buildOwnIdentity() });
    expect(await advised(bare.owner)).toEqual(publicationAdvice);
    expect((await bare.owner.put(publication, { isPublished: true })).status).toBe(200);
    const config = { siteUrl: 'https://www.talltrees.example', smtpUrl: 'smtps://mail.example.org' };
    const practice = await startTestPractice({ config });
    expect(await advised(await practice.register())).toEqual(
      publicationAdvice.filter((advice) => advice !== 'address' && advice !== 'mail'),
    );
  });

  test('is refused while the website has claims that the owner has not confirmed', async () => {
    const { owner } = await startOwnedPractice();
    await owner.put(path, { identity: buildOwnIdentity({ claims: { ...noClaimConfirmed, video: 'no' } }) });
    const unconfirmed = ['Consultations on evenings and weekends', 'Group sessions'];
    expect((await owner.get(publication)).json()).toMatchObject({
      publishedAt: null,
      missing: [],
      unconfirmed,
    });
    const refused = await owner.put(publication, { isPublished: true });
    expect([refused.status, refused.text]).toEqual([
      409,
      `Please say whether it is so first: ${unconfirmed.join(', ')}`,
    ]);
  });

  test('is on once the owner says so, even after a restart, until it is turned off or the sample is restored', async () => {
    const { owner, database } = await startOwnedPractice();
    await owner.put(path, { identity: buildOwnIdentity() });
    const published = await owner.put(publication, { isPublished: true });
    expect(published.json()).toMatchObject({ publishedAt: expect.any(String), missing: [], unconfirmed: [] });
    const website = await WebsiteIdentity.open(database);
    expect(website.isListed()).toBe(true);
    website.show({ version: 999, identity: sampleIdentity, createdAt: null });
    expect(website.isListed()).toBe(false);
    website.close();
    const taken = await owner.put(publication, { isPublished: false });
    expect(taken.json()).toMatchObject({ publishedAt: null, missing: [], unconfirmed: [] });
  });

  test.each([
    ['brings the sample back', sampleIdentity],
    ['takes an answer back', buildOwnIdentity({ claims: noClaimConfirmed })],
  ])('is turned off by an edition that %s, until the owner publishes again', async (_what, change) => {
    const { owner } = await startOwnedPractice();
    const save = async (identity: PublicIdentity) =>
      expect((await owner.put(path, { identity: identity })).status).toBe(200);
    await save(buildOwnIdentity());
    await owner.put(publication, { isPublished: true });
    await save(buildOwnIdentity({ tagline: 'Calm help' }));
    expect((await owner.get(publication)).json()).toMatchObject({ publishedAt: expect.any(String) });
    await save(change);
    await save(buildOwnIdentity());
    expect((await owner.get(publication)).json()).toMatchObject({ publishedAt: null, missing: [] });
    expect((await owner.put(publication, { isPublished: true })).status).toBe(200);
  });
});

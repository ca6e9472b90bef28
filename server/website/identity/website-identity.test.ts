import { describe, expect, test } from 'vitest';
import { weekOf } from '#domain/website/identity/opening-hours.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import type { WebsiteEdition } from '#domain/website/identity/website-edition.ts';
import type { WebsitePublication } from '#domain/website/pages/website-publication.ts';
import { buildFooterPages } from '#tests/builders/footer-page-builder.ts';
import { buildOwnIdentity } from '#tests/builders/own-identity-builder.ts';
import { startOwnedPractice } from '#tests/setup/owned-practice.ts';
import { WebsiteIdentity } from './website-identity.ts';

const path = '/api/website-identity';
const publication = `${path}/publication`;
const identity = { ...sampleIdentity, practiceName: 'Tall Trees Therapy' };
const [shown] = sampleIdentity.testimonials;
const { privacy } = buildFooterPages();
const consent = { consentBy: 'Robin Parent', consentHow: 'By a signed form' };

describe('The website’s identity', () => {
  test('can be read here and changed by the owner only', async () => {
    const { therapist, visitor } = await startOwnedPractice();
    expect((await visitor().put(path, { identity })).status).toBe(401);
    for (const reply of [await therapist.get(path), await therapist.put(path, { identity })]) {
      expect([reply.status, reply.text]).toEqual([403, 'Only the owner of the practice can do this']);
    }
  });

  test.each([
    [{ identity: { ...identity, practiceName: '' } }, 'Practice name is required'],
    [{ identity: { ...identity, email: 'nowhere' } }, 'Invalid email address'],
    [
      { identity: { ...identity, phone: '555-0142' } },
      'Please give one phone number with its area code, such as (516) 555-0142',
    ],
    [
      {
        identity: {
          ...identity,
          testimonials: [{ ...shown, ...consent, quote: 'Own.', isSample: false, consentDate: '2999-01-01' }],
        },
      },
      'The day on which the parent agreed cannot be in the future',
    ],
    [
      {
        identity: {
          ...identity,
          frequentQuestions: identity.frequentQuestions.map((one) => ({ ...one, reviewedOn: '2999-01-01' })),
        },
      },
      'Question 1: The day of a review cannot be in the future',
    ],
    [
      { identity: { ...identity, footerPages: { privacy: { ...privacy, reviewedOn: '2999-01-01' } } } },
      'Privacy: The day of a review cannot be in the future',
    ],
    [
      {
        identity: {
          ...identity,
          hours: { ...identity.hours, week: weekOf(() => [{ opens: '18:00', closes: '17:00' }]) },
        },
      },
      'Closing time must come after opening time',
    ],
    [
      { identity: { ...identity, hours: { ...identity.hours, week: weekOf(() => []) } } },
      'Please open on one day at least',
    ],
    [{ identity: { ...identity, hours: 'all day' } }, 'Please say for each day when the practice is open'],
    [
      { identity: { ...identity, testimonials: [{ ...shown, isSample: false }] } },
      'Please give the day on which the parent agreed to be quoted',
    ],
  ])('is refused if it breaks a rule, and stays unchanged', async (change, message) => {
    const { owner } = await startOwnedPractice();
    const reply = await owner.put(path, change);
    expect([reply.status, reply.text]).toEqual([400, message]);
    expect((await owner.get(path)).json()).toEqual({ version: 0, identity: sampleIdentity, createdAt: null });
  });

  test('is shown at once on the pages that the program renders', async () => {
    const { owner, visitor } = await startOwnedPractice();
    const testimonials = [{ ...shown, ...consent, isSample: false, consentDate: '2026-10-05' }];
    const reply = await owner.put(path, { identity: { ...identity, testimonials } });
    expect(reply.status).toBe(200);
    expect((await owner.get(path)).json()).toEqual(reply.json());
    expect((await visitor().get('/api/contact/received')).text).toContain('Tall Trees Therapy');
  });

  test('never shows a shipped quote as real, and formats the phone number for people', async () => {
    const { owner } = await startOwnedPractice();
    const testimonials = [{ ...shown, ...consent, isSample: false, consentDate: '2026-10-05' }];
    await owner.put(path, { identity: { ...identity, phone: '516.555.0177 x4', testimonials } });
    const { identity: saved } = (await owner.get(path)).json<WebsiteEdition>();
    expect(saved.testimonials).toEqual([{ ...shown, isSample: true, consentDate: null }]);
    expect(saved.phone).toBe('(516) 555-0177 ext. 4');
  });

  test('treats a shipped quote as a sample even if an earlier program saved it as real', async () => {
    const { owner, database } = await startOwnedPractice();
    const real = { ...consent, isSample: false, consentDate: '2026-10-05' };
    const testimonials = sampleIdentity.testimonials.slice(0, 1).map((one) => ({ ...one, ...real }));
    await owner.put(path, { identity: buildOwnIdentity() });
    const stored = JSON.stringify(buildOwnIdentity({ testimonials }));
    await database.write((queries) =>
      queries.updateTable('website_identities').set({ identity: stored }).execute(),
    );
    const { version, identity: read } = (await owner.get(path)).json<WebsiteEdition>();
    expect(read.testimonials).toEqual([{ ...shown, isSample: true, consentDate: null }]);
    const past = (await owner.get(`${path}/editions/${version}`)).json<WebsiteEdition>();
    expect(past.identity.testimonials).toEqual(read.testimonials);
    const refused = await owner.put(publication, { isPublished: true });
    expect([refused.status, refused.text]).toEqual([
      409,
      'Please replace what came with the program first: Testimonials',
    ]);
  });

  test('stores who consented to be quoted, when and how, and shows it to nobody else', async () => {
    const { owner, database } = await startOwnedPractice();
    const own = {
      ...shown,
      ...consent,
      quote: 'She laughs now.',
      isSample: false,
      consentDate: '2026-10-05',
    };
    await owner.put(path, { identity: { ...identity, testimonials: [own] } });
    expect((await owner.get(path)).json<WebsiteEdition>().identity.testimonials).toEqual([own]);
    const website = await WebsiteIdentity.open(database);
    const shownToAll = JSON.stringify(website.identity());
    website.close();
    expect(shownToAll).toContain('She laughs now.');
    expect(shownToAll).not.toMatch(/Robin Parent|signed form|2026-10-05/);
  });

  test('records the day on which the price was set, whatever the request says', async () => {
    const { owner } = await startOwnedPractice();
    const save = async (consultationRateCents: number) => {
      const reply = await owner.put(path, {
        identity: { ...identity, consultationRateCents, rateSetOn: '2020-01-01' },
      });
      return reply.json<WebsiteEdition>().identity.rateSetOn;
    };
    expect(await save(sampleIdentity.consultationRateCents)).toBeNull();
    const today = await save(6_500);
    expect(today).toMatch(/^20(2[6-9]|[3-9]\d)-\d\d-\d\d$/);
    expect(await save(6_500)).toBe(today);
  });

  test('dates the shipped price once the owner confirms it', async () => {
    const { owner } = await startOwnedPractice();
    const save = async (change: Partial<PublicIdentity>) => {
      const reply = await owner.put(path, { identity: buildOwnIdentity(change) });
      return reply.json<WebsiteEdition>().identity;
    };
    const asShipped = async () => (await owner.get(publication)).json<WebsitePublication>().asShipped;
    expect((await save({})).rateSetOn).toBeNull();
    expect(await asShipped()).toContain('consultationRate');
    const confirmed = await save({ trueAsShipped: ['consultationRate', 'tagline'] });
    expect(confirmed.rateSetOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(confirmed.trueAsShipped).toEqual(['tagline']);
    const left = await asShipped();
    expect(left).not.toContain('consultationRate');
    expect(left).not.toContain('tagline');
    expect(left).toContain('therapist.role');
    expect((await save({})).rateSetOn).toBe(confirmed.rateSetOn);
    const fields = { identity: { ...identity, trueAsShipped: ['phone'] } };
    expect((await owner.put(path, fields)).status).toBe(400);
  });

  test('publishes no shipped credential, however the request marks it', async () => {
    const { owner } = await startOwnedPractice();
    const credentials = sampleIdentity.therapist.credentials.map(({ text }) => ({ text, isSample: false }));
    const own = buildOwnIdentity();
    await owner.put(path, { identity: { ...own, therapist: { ...own.therapist, credentials } } });
    const refused = await owner.put(publication, { isPublished: true });
    expect([refused.status, refused.text]).toEqual([
      409,
      'Please replace what came with the program first: Credentials',
    ]);
  });

  test('is saved in every edition', async () => {
    const { owner, database } = await startOwnedPractice();
    await owner.put(path, { identity });
    await owner.put(path, { identity: { ...identity, practiceName: 'Low Trees Therapy' } });
    const rows = await database.read
      .selectFrom('website_identities')
      .selectAll()
      .orderBy('version')
      .execute();
    expect(rows.map((row) => [row.identity.practiceName, row.user_id])).toEqual([
      ['Tall Trees Therapy', 1],
      ['Low Trees Therapy', 1],
    ]);
  });

  test('can be viewed in an earlier edition, and saved again as a new one', async () => {
    const { owner, therapist } = await startOwnedPractice();
    const first = (await owner.put(path, { identity })).json<WebsiteEdition>();
    const second = (await owner.put(path, { identity: sampleIdentity })).json<WebsiteEdition>();
    expect((await therapist.get(`${path}/editions`)).status).toBe(403);
    expect((await owner.get(`${path}/editions`)).json()).toEqual([
      { version: second.version, createdAt: second.createdAt, fullName: 'Therapist 1 Sample' },
      { version: first.version, createdAt: first.createdAt, fullName: 'Therapist 1 Sample' },
      { version: 0, createdAt: null, fullName: null },
    ]);
    for (const missing of ['0', '999', 'first']) {
      const reply = await owner.get(`${path}/editions/${missing}`);
      expect([reply.status, reply.text]).toEqual([404, 'This edition of the website could not be found']);
    }
    const then = (await owner.get(`${path}/editions/${first.version}`)).json<WebsiteEdition>();
    expect(then).toEqual(first);
    await owner.put(path, { identity: then.identity, version: second.version });
    const now = (await owner.get(path)).json<WebsiteEdition>();
    expect(now.identity).toEqual(identity);
    expect(now.version).toBeGreaterThan(second.version);
  });

  test('is not overwritten from a window with an older edition', async () => {
    const { owner } = await startOwnedPractice();
    const first = (await owner.put(path, { identity, version: 0 })).json<WebsiteEdition>();
    const stale = await owner.put(path, { identity: sampleIdentity, version: 0 });
    expect([stale.status, stale.text]).toEqual([409, expect.stringContaining('changed in another window')]);
    const next = await owner.put(path, { identity: sampleIdentity, version: first.version });
    expect(next.status).toBe(200);
  });

  test('is restored after the program restarts', async () => {
    const { owner, database } = await startOwnedPractice();
    await owner.put(path, { identity });
    const website = await WebsiteIdentity.open(database);
    expect(website.identity()).toEqual(identity);
    website.close();
  });

  test('reaches other processes on the same database', async () => {
    const { owner, database } = await startOwnedPractice();
    const otherProcess = await WebsiteIdentity.open(database);
    await owner.put(path, { identity });
    if (database.engine === 'postgres') {
      await expect.poll(otherProcess.identity).toEqual(identity);
    }
    otherProcess.close();
  });
});

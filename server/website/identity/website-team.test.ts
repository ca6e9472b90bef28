import { expect, test } from 'vitest';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { buildColleague } from '#tests/builders/colleague-builder.ts';
import { buildPicture } from '#tests/builders/picture-builder.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';

const path = '/api/website-identity';

async function practiceWithPicture(kind: 'portrait' | 'logo') {
  const practice = await startTestPractice();
  const owner = await practice.register();
  const upload = (width: number) => owner.post(`${path}/pictures?kind=${kind}`, buildPicture(width, 480));
  const { picture } = (await upload(500)).json<{ picture: string }>();
  return { ...practice, owner, upload, portrait: { picture, alt: 'Alma on a swing' } };
}

test('Each therapist has their own photo, which is stored as long as an edition uses it', async () => {
  const { owner, database, upload, portrait } = await practiceWithPicture('portrait');
  const team = [buildColleague({ portrait }), buildColleague({ firstName: 'Bo' })];
  const saved = await owner.put(path, { identity: { ...sampleIdentity, team } });
  expect([saved.status, saved.json<{ identity: { team: unknown } }>().identity.team]).toEqual([200, team]);
  expect((await owner.put(path, { identity: sampleIdentity })).status).toBe(200);
  await database.write((queries) =>
    queries.updateTable('website_pictures').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute(),
  );
  await upload(520);
  expect((await owner.put(path, { identity: { ...sampleIdentity, team } })).status).toBe(200);
});

test('A photo that does not exist, or is a logo, is refused, and nothing changes', async () => {
  const { owner, portrait } = await practiceWithPicture('logo');
  const nowhere = { ...portrait, picture: 'x'.repeat(22) };
  for (const one of [portrait, nowhere]) {
    const team = [buildColleague(), buildColleague({ portrait: one })];
    const reply = await owner.put(path, { identity: { ...sampleIdentity, team } });
    expect([reply.status, reply.text]).toEqual([400, 'Please upload the picture again']);
  }
  expect((await owner.get(path)).json()).toMatchObject({ version: 0, identity: { team: [] } });
});

test('An invalid therapist is reported in a sentence', async () => {
  const { owner } = await practiceWithPicture('portrait');
  const team = [buildColleague({ biography: '' })];
  const reply = await owner.put(path, { identity: { ...sampleIdentity, team } });
  expect([reply.status, reply.text]).toEqual([400, 'Please write a few sentences']);
});

import { expect, test } from 'vitest';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import type { WebsiteEdition } from '#domain/website/identity/website-edition.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';

const path = '/api/website-identity';

/** Starts a practice whose website has two pages, rendered by a program that can be updated. */
async function practiceWithPages() {
  const program = { words: 'first words' };
  const practice = await startTestPractice({
    pages: async (_app, { website }) =>
      website.renderBy(async ({ practiceName }) =>
        ['/', '/about'].map((page) => ({
          path: page,
          html: `<style>p{color:red}</style><script>run()</script><p>${practiceName}, ${program.words}</p><a class="x" href="/about#here">About</a><a href="/auth">Login</a>`,
        })),
      ),
  });
  const owner = await practice.register();
  const save = async (practiceName: string) =>
    (await owner.put(path, { identity: { ...sampleIdentity, practiceName } })).json<WebsiteEdition>().version;
  const list = async (version: number) => (await owner.get(`${path}/editions/${version}/pages`)).text;
  const idsIn = (html: string) => [...html.matchAll(/\?page=(\d+)"/g)].map(([, id]) => id);
  return { ...practice, owner, program, save, list, idsIn };
}

test('An edition is shown word for word, read-only, and links to the pages saved with it', async () => {
  const { owner, save, list, idsIn } = await practiceWithPages();
  const version = await save('Tall Trees');
  await save('Low Trees');
  const [home, about] = idsIn(await list(version));
  const shown = await owner.get(`${path}/editions/${version}/pages?page=${home}`);
  expect(shown.text).toContain('<p>Tall Trees, first words</p>');
  expect(shown.text).toContain(`<a class="x" href="?page=${about}#here">`);
  expect(shown.text).toContain('<a href="/auth">');
  expect(shown.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; img/,
  );
});

test('Changes by an update of the program are also saved with the next edition, even for the sample', async () => {
  const { owner, program, save, list, idsIn } = await practiceWithPages();
  const version = await save('Tall Trees');
  expect(idsIn(await list(0))).toHaveLength(2);
  expect(idsIn(await list(version))).toHaveLength(2);
  program.words = 'second words';
  const next = await save('Low Trees');
  const ids = idsIn(await list(version));
  expect(ids).toHaveLength(4);
  const texts = await Promise.all(
    ids.map(async (id) => (await owner.get(`${path}/editions/${version}/pages?page=${id}`)).text),
  );
  expect(texts.map((text) => /first|second/.exec(text)?.[0])).toEqual(['first', 'first', 'second', 'second']);
  await save('Low Trees');
  expect(idsIn(await list(next))).toHaveLength(2);
});

test('The pages of the newest hundred editions are saved, and a missing page is reported', async () => {
  const { owner, database, save, list } = await practiceWithPages();
  const first = await save('Tall Trees');
  await database.write((queries) =>
    queries
      .insertInto('website_pages')
      .values({ version: first - 100, path: '/', body: '', kept_at: '2026-01-01T00:00:00.000Z' })
      .execute(),
  );
  const next = await save('Low Trees');
  const versions = await database.read.selectFrom('website_pages').select('version').distinct().execute();
  expect(versions.map(({ version }) => version).sort()).toEqual([0, first, next]);
  await database.write((queries) => queries.deleteFrom('website_pages').execute());
  expect(await list(first)).toContain('No page of this edition was kept');
  for (const [query, status, text] of [
    [`${first}/pages?page=99999`, 404, 'This page of the edition was not kept'],
    [`${first}/pages?page=x`, 400, 'This page of the edition was not kept'],
    ['99999/pages', 404, 'This edition of the website could not be found'],
  ] as const) {
    const reply = await owner.get(`${path}/editions/${query}`);
    expect([reply.status, reply.text]).toEqual([status, text]);
  }
});

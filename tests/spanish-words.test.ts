import { describe, expect, test } from 'vitest';
import type { SiteLanguage } from '#domain/platform/site-language.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { spanishIdentity } from '#domain/website/identity/spanish-texts.ts';
import { consultationForm } from '#domain/website/inquiries/consultation-form.ts';
import { type FormFields, shownFields } from '#domain/website/inquiries/form-fields.ts';
import { ruleMessages } from '#domain/website/inquiries/form-rules.ts';
import { schoolsForm } from '#domain/website/inquiries/schools-request-form.ts';
import { blanksIn, footerPagePlaces } from '#domain/website/pages/footer-pages.ts';
import type { PageSettings } from '#web/website/site/content/page-settings.ts';
import { type SiteWords, siteWords } from '#web/website/site/content/site-words.ts';
import { pageContents, textsIn, wordsAboutThings } from './setup/page-contents.ts';

const spanishSample = spanishIdentity(sampleIdentity);
const spanishContents = pageContents(siteWords.es, spanishSample);
const { footerPageStarts: englishStarts } = siteWords.en.footerPages;
const { footerPageStarts: spanishStarts } = siteWords.es.footerPages;

/** Keys of a page's content that readers do not see. */
const unread = new Set(['id', 'path', 'type', 'image', 'claim', 'service']);

/** Texts that are the same in both languages. */
const alike = new Set(['Visual', 'Vestibular', 'Error', 'English', 'Español']);

describe('The Spanish texts', () => {
  const englishTexts = everyText('en', sampleIdentity);
  const spanishTexts = everyText('es', spanishSample);

  test('exist for all English texts', () => {
    expect([...spanishTexts.keys()].toSorted()).toEqual([...englishTexts.keys()].toSorted());
  });

  test('are never the English ones', () => {
    const left = [...spanishTexts].filter(
      ([place, text]) => text !== '' && text === englishTexts.get(place) && !alike.has(text),
    );
    expect(left).toEqual([]);
  });

  test('open every question and exclamation that they close', () => {
    for (const text of spanishTexts.values()) {
      expect(text.replace(/[^¿?]/g, ''), text).toMatch(/^(?:¿\?)*$/);
      expect(text.replace(/[^¡!]/g, ''), text).toMatch(/^(?:¡!)*$/);
    }
  });

  test('address the reader as usted', () => {
    for (const text of spanishTexts.values())
      expect(text).not.toMatch(/(?<!\p{L})(?:tú|ti|contigo|tus?|te)(?!\p{L})/iu);
  });

  test.each([
    ...Object.entries(spanishContents),
    ...Object.entries(spanishStarts).map(([id, { text }]) => [id, text] as const),
  ])('of %s give a school program its Spanish name before its English abbreviation', (_page, content) => {
    const all = textsIn(content).join(' ');
    const first = /(?<!\p{L})IEP(?!\p{L})/u.exec(all);
    if (first === null) return;
    expect(all.slice(0, first.index)).toMatch(/Programa de Educación Individualizado \($/);
  });
});

describe('The search settings', () => {
  const settings = settingsOf(siteWords.es);

  test.each(settings)(
    'for $path leave room for the place in title and description',
    ({ title, description }) => {
      expect(`${title}, NY/Long Island`.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThan(70);
      expect(`${description} NY/Long Island.`.length).toBeLessThanOrEqual(155);
    },
  );

  test('differ between pages', () => {
    expect(new Set(settings.map(({ title }) => title)).size).toBe(settings.length);
    expect(new Set(settings.map(({ description }) => description)).size).toBe(settings.length);
  });

  test('have the Spanish address of the same page', () => {
    const addresses = settingsOf(siteWords.en).map(({ path }) => (path === '/' ? '/es' : `/es${path}`));
    expect(settings.map(({ path }) => path)).toEqual(addresses);
  });
});

test.each(footerPagePlaces)('The footer page $id has the same blanks in Spanish and English', ({ id }) => {
  const { text } = spanishStarts[id];
  const { text: inEnglish } = englishStarts[id];
  expect(blanksIn(text)).toHaveLength(blanksIn(inEnglish).length);
  for (const sign of [/\{\w+\}/g, /^# /gm, /^- /gm]) expect(text.match(sign)).toEqual(inEnglish.match(sign));
});

function settingsOf({ footerPages, pages }: SiteWords): PageSettings[] {
  const starts = Object.values(footerPages.footerPageStarts);
  return [...Object.values(pages.pageSettings), ...starts.map(({ settings }) => settings)];
}

function everyText(language: SiteLanguage, identity: PublicIdentity): Map<string, string> {
  const words = siteWords[language];
  const { form, outcome } = consultationForm.inLanguage[language];
  const schools = schoolsForm.inLanguage[language];
  return readTexts({
    ...words,
    contents: pageContents(words, identity),
    things: wordsAboutThings(words, identity),
    form: [form, outcome, ruleMessages[language], schools.form, schools.outcome, outcome.thanks.text('Nora')],
    fields: [consultationForm, schoolsForm].map(({ fields }) => fieldTexts(fields, language)),
  });
}

function fieldTexts(fields: FormFields, language: SiteLanguage) {
  const faults = Object.values(fields).map(({ words }) => words[language].fault);
  const shown = shownFields(fields, language).map((field) => [
    field.label,
    field.hint,
    field.kind === 'choice' ? field.options.map(([, label]) => label) : [],
  ]);
  return [faults, shown];
}

/** Returns every text that readers see, by its path. */
function readTexts(value: unknown, place = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[place, value]]);
  if (value === null || typeof value !== 'object') return new Map();
  return new Map(
    Object.entries(value)
      .filter(([key]) => !unread.has(key))
      .flatMap(([key, inner]) => [...readTexts(inner, `${place}/${key}`)]),
  );
}

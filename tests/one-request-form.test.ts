import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { pathInLanguage, siteLanguages } from '#domain/platform/site-language.ts';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { consultationOutcome, consultationWords } from '#domain/website/inquiries/consultation-words.ts';
import type { FormFields } from '#domain/website/inquiries/form-fields.ts';
import { messageAbout } from '#domain/website/inquiries/form-rules.ts';
import { inquiryFields } from '#domain/website/inquiries/inquiry-form.ts';
import { requestForm } from '#domain/website/inquiries/request-form.ts';
import { formAgainPage } from '#server/website/inquiries/form-again-page.ts';
import { RequestForm } from '#web/website/site/contact/request-form.tsx';
import { elementsOf } from './setup/page-texts.ts';

/** The fields of the consultation form, and one more, of which nothing but its description knows. */
const fields = {
  ...inquiryFields,
  nickname: {
    kind: 'line',
    limit: 5,
    autoComplete: 'nickname',
    words: {
      en: { label: 'Nickname', hint: 'As the family says it.', fault: 'Please give the nickname' },
      es: { label: 'Apodo', hint: 'Como lo dice la familia.', fault: 'Escriba el apodo' },
    },
  },
} as const satisfies FormFields;

const form = requestForm({
  path: '/api/contact',
  draft: 'draft',
  sentCookie: 'sent',
  fields,
  words: consultationWords,
  outcome: consultationOutcome,
});

const Page = createRoutesStub([
  {
    id: 'root',
    path: '*',
    Component: () => createElement(RequestForm, { form, script: '', source: 'contact' }),
    loader: () => null,
  },
]);

test.each(siteLanguages)('One description puts a field on the page and on the plain page, %s', (language) => {
  const { label, hint, fault } = fields.nickname.words[language];
  const page = renderToStaticMarkup(
    createElement(Page, {
      initialEntries: [pathInLanguage('/contact', language)],
      hydrationData: { loaderData: { root: { identity: sampleIdentity } } },
    }),
  );
  const problem = { field: 'nickname', message: fault };
  const plainPage = formAgainPage({ form, language }, {}, [problem], sampleIdentity);
  for (const html of [page, plainPage]) {
    expect(html).toMatch(new RegExp(`<label[^>]*>${label}</label>`));
    expect(html).toContain(hint);
    const [field] = elementsOf(html, 'input').filter(({ name }) => name === 'nickname');
    expect(field).toMatchObject({ autocomplete: 'nickname' });
  }
  expect(plainPage).toContain(fault);
});

test.each(siteLanguages)('The same description judges what is typed and sent, %s', (language) => {
  const { nickname } = fields;
  for (const [typed, message] of [
    ['', nickname.words[language].fault],
    [
      'longer',
      { en: 'Please shorten this to 5 characters', es: 'Escriba menos: caben 5 caracteres' }[language],
    ],
    ['Sam', undefined],
  ] as const) {
    expect(messageAbout(nickname, typed, language)).toBe(message);
    const { error } = form.inLanguage[language].schema.safeParse({ nickname: typed });
    expect(error?.issues.find(({ path }) => path[0] === 'nickname')?.message).toBe(message);
  }
});

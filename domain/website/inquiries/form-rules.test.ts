import { expect, test } from 'vitest';
import { siteLanguages } from '#domain/platform/site-language.ts';
import { consultationForm } from './consultation-form.ts';
import type { FormField } from './form-fields.ts';
import { messageAbout, readPost } from './form-rules.ts';
import { schoolsForm } from './schools-request-form.ts';

const cases = [consultationForm, schoolsForm].flatMap((form) =>
  siteLanguages.flatMap((language) =>
    Object.entries(form.fields).map(([name, field]) => ({ form, language, name, field })),
  ),
);

test.each(cases)(
  'The script of $form.path judges $name, $language, as the server does',
  ({ form, language, name, field }) => {
    for (const typed of typedInto(field)) {
      const posted = readPost(form.fields, { callLanguage: 'other', [name]: typed });
      const issues = form.inLanguage[language].schema.safeParse(posted).error?.issues ?? [];
      const answered = issues.find(({ path }) => path[0] === name)?.message;
      expect(messageAbout(field, typed, language), typed).toBe(answered);
    }
  },
);

/** Returns what a visitor can type or choose, right and wrong. */
function typedInto(field: FormField): string[] {
  if (field.kind === 'box') return ['on'];
  if (field.kind === 'choice') return [...Object.keys(field.options), ...(field.choose ? [''] : [])];
  const longest = 'a'.repeat(field.limit);
  const email = `${'a'.repeat(field.limit - 12)}@example.com`;
  return [
    '',
    '  ',
    'Pat',
    'pat@',
    ' pat@example.com ',
    longest,
    ` ${longest} `,
    `${longest}a`,
    email,
    `a${email}`,
  ];
}

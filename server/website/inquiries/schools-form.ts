import type { SiteLanguage } from '#domain/platform/site-language.ts';
import { schoolRoles } from '#domain/website/inquiries/school-role.ts';
import { SCHOOLS_SENT_COOKIE, type SchoolsForm } from '#domain/website/inquiries/schools-form.ts';
import { schoolsFormInLanguage } from '#domain/website/inquiries/schools-words.ts';
import { keepSchoolsForm } from './inquiry-form-store.ts';
import type { FormLook, WebsiteForm } from './website-form.ts';

/** What schools and districts write. */
export const schoolsForm: WebsiteForm<SchoolsForm> = {
  path: '/api/schools-contact',
  summary: 'Send a message from a school, as JSON or as a form; a form is answered with a page',
  sentCookie: SCHOOLS_SENT_COOKIE,
  inLanguage: { en: inLanguage('en'), es: inLanguage('es') },
  fromPost: (fields) => ({ ...fields }),
  keep: keepSchoolsForm,
};

function inLanguage(language: SiteLanguage) {
  const { schema, outcome } = schoolsFormInLanguage[language];
  return { schema, outcome, look: lookIn(language) };
}

function lookIn(language: SiteLanguage): FormLook {
  const { fields, roles, chooseRole, optional, trap, send, notSentYet } =
    schoolsFormInLanguage[language].form;
  return {
    notSentYet,
    fields: [
      line('name', 'autocomplete="name" required'),
      {
        ...fields.role,
        name: 'role',
        kind: 'choice',
        options: [['', chooseRole], ...schoolRoles.map((role) => [role, roles[role]] as const)],
        start: '',
      },
      line('school', 'autocomplete="organization" required'),
      { ...line('email', 'type="email" autocomplete="email" required'), isHalf: true },
      { ...line('phone', 'type="tel" autocomplete="tel"'), isHalf: true, isOptional: true },
      { ...fields.need, name: 'need', kind: 'text' },
    ],
    optional,
    trap,
    send,
  };

  function line(name: keyof typeof fields, attributes: string) {
    return { ...fields[name], name, kind: 'line', attributes } as const;
  }
}

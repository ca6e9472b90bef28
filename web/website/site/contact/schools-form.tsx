import { schoolRoles } from '#domain/website/inquiries/school-role.ts';
import { SCHOOLS_SENT_COOKIE } from '#domain/website/inquiries/schools-form.ts';
import { schoolsFormInLanguage } from '#domain/website/inquiries/schools-words.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import { siteWidth } from '#web/website/site/parts/page-section.tsx';
import { useSiteLanguage } from '#web/website/site/parts/site-language.ts';
import { DRAFT_KEYS } from './inquiry-draft.ts';
import { PlainForm } from './plain-form.tsx';
import englishScript from './schools-script.ts?script-file';
import spanishScript from './schools-script-es.ts?script-file';

const scripts = { en: englishScript, es: spanishScript };

/** The form for schools and districts: who writes and what is needed, and no child. Paper has no use for it. */
export function SchoolsForm() {
  const language = useSiteLanguage();
  const { form: words, outcome } = schoolsFormInLanguage[language];
  const { title, fields, roles, chooseRole, optional } = words;
  return (
    <section aria-labelledby="write" className={`${siteWidth} pb-10 sm:pb-16 print:hidden`}>
      <div className="max-w-2xl">
        <h2 id="write" className="mb-6 font-display font-semibold text-title">
          {title}
        </h2>
        <PlainForm
          action="/api/schools-contact"
          draft={DRAFT_KEYS.schools}
          cookie={SCHOOLS_SENT_COOKIE}
          script={scripts[language]}
          source="schools"
          words={words}
          outcome={outcome}
        >
          <Field {...fields.name} className="col-span-full sm:col-span-1">
            <Input name="name" autoComplete="name" required maxLength={200} />
          </Field>
          <Field {...fields.role} className="col-span-full sm:col-span-1">
            <Select name="role" defaultValue="" required>
              <option value="">{chooseRole}</option>
              {schoolRoles.map((role) => (
                <option key={role} value={role}>
                  {roles[role]}
                </option>
              ))}
            </Select>
          </Field>
          <Field {...fields.school} className="col-span-full">
            <Input name="school" autoComplete="organization" required maxLength={200} />
          </Field>
          <Field {...fields.email} className="col-span-full sm:col-span-1">
            <Input name="email" type="email" autoComplete="email" required maxLength={254} />
          </Field>
          <Field {...fields.phone} optional={optional} className="col-span-full sm:col-span-1">
            <Input name="phone" type="tel" autoComplete="tel" maxLength={60} />
          </Field>
          <Field {...fields.need} className="col-span-full">
            <Textarea name="need" required maxLength={5000} />
          </Field>
        </PlainForm>
      </div>
    </section>
  );
}

import { callLanguages } from '#domain/website/inquiries/call-language.ts';
import { SENT_COOKIE } from '#domain/website/inquiries/inquiry-form.ts';
import { inquiryInLanguage } from '#domain/website/inquiries/inquiry-words.ts';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import { useSiteLanguage } from '#web/website/site/parts/site-language.ts';
import { DRAFT_KEYS } from './inquiry-draft.ts';
import { PlainForm } from './plain-form.tsx';
import englishScript from './website-script.ts?script-file';
import spanishScript from './website-script-es.ts?script-file';

/** The page the form stands on: a request from the contact page is an event of its own. */
type FormSource = 'home' | 'contact';

const scripts = { en: englishScript, es: spanishScript };

/** The consultation request of a family. */
export function ConsultationForm({ source }: { source: FormSource }) {
  const language = useSiteLanguage();
  const { form: words, outcome } = inquiryInLanguage[language];
  const { fields, callLanguages: languageNames, optional } = words;
  return (
    <PlainForm
      action="/api/contact"
      draft={DRAFT_KEYS.consultation}
      cookie={SENT_COOKIE}
      script={scripts[language]}
      source={source}
      words={words}
      outcome={outcome}
    >
      <Field {...fields.parentName} className="col-span-full">
        <Input name="parentName" autoComplete="name" required maxLength={200} />
      </Field>
      <Field {...fields.childName}>
        <Input name="childName" autoComplete="off" required maxLength={200} />
      </Field>
      <Field {...fields.childAge}>
        <Input name="childAge" autoComplete="off" required maxLength={40} />
      </Field>
      <Field {...fields.email} className="col-span-full sm:col-span-1">
        <Input name="email" type="email" autoComplete="email" required maxLength={254} />
      </Field>
      <Field {...fields.phone} className="col-span-full sm:col-span-1">
        <Input name="phone" type="tel" autoComplete="tel" required maxLength={60} />
      </Field>
      <Field {...fields.school} optional={optional}>
        <Input name="school" autoComplete="off" maxLength={200} />
      </Field>
      <Field {...fields.callLanguage}>
        <Select name="callLanguage" defaultValue={language}>
          {callLanguages.map((one) => (
            <option key={one} value={one}>
              {languageNames[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        {...fields.otherLanguage}
        optional={optional}
        // Without a script, too; a browser that does not know `:has` shows it always.
        className="col-span-full [form:has([value=other]:not(:checked))_&]:hidden"
      >
        <Input name="otherLanguage" autoComplete="off" maxLength={60} />
      </Field>
      <Field {...fields.concerns} className="col-span-full">
        <Textarea name="concerns" required maxLength={5000} />
      </Field>
      <Field {...fields.referralSource} optional={optional} className="col-span-full">
        <Input name="referralSource" autoComplete="off" maxLength={200} />
      </Field>
      <Checkbox name="insuranceCheck" {...fields.insuranceCheck} className="col-span-full" />
    </PlainForm>
  );
}

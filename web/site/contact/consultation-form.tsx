import { HONEYPOT_FIELD } from '#domain/inquiries/inquiry-form.ts';
import { callsWithin } from '#domain/practice/public-identity-text.ts';
import { usePublicIdentity } from '#web/site/parts/public-identity-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { DRAFT_KEY } from './inquiry-draft.ts';
import messageStylesFile from './messages.css?url';
import scriptPath from './website-script.ts?script-file';

/** The page the form stands on: a request from the contact page is an event of its own. */
type FormSource = 'home' | 'contact';

/**
 * The consultation request. It is a form in its own right: where no script runs, or none has come yet, the browser
 * sends it and the server answers with a page. `website-script.ts` comes when the form is first touched and takes
 * care of its messages; they come from the same rules either way, so the browser's own stay off.
 */
export function ConsultationForm({ source }: { source: FormSource }) {
  const identity = usePublicIdentity();
  return (
    <form
      method="post"
      action="/api/contact"
      noValidate
      data-draft={DRAFT_KEY}
      data-script={scriptPath}
      data-styles={messageStylesFile}
      data-source={source}
      data-therapist={identity.therapist.firstName}
      data-soon={callsWithin(identity) || undefined}
      aria-label="Consultation request"
      className="grid grid-cols-2 gap-x-4 gap-y-3 rounded-2xl bg-surface p-5 shadow-raised sm:gap-5 sm:p-9"
    >
      <Field label="Your name" className="col-span-2">
        <Input name="parentName" autoComplete="name" required maxLength={200} />
      </Field>
      <Field label="Child's name">
        <Input name="childName" autoComplete="off" required maxLength={200} />
      </Field>
      <Field label="Child's age">
        <Input name="childAge" autoComplete="off" required maxLength={40} />
      </Field>
      <Field label="Email" className="col-span-2 sm:col-span-1">
        <Input name="email" type="email" autoComplete="email" required maxLength={254} />
      </Field>
      <Field label="Phone number" className="col-span-2 sm:col-span-1">
        <Input name="phone" type="tel" autoComplete="tel" required maxLength={60} />
      </Field>
      <Field label="School" optional className="col-span-2">
        <Input name="school" autoComplete="off" maxLength={200} />
      </Field>
      <Field
        label="Your concerns"
        hint="What is hard right now? A few words are enough."
        className="col-span-2"
      >
        <Textarea name="concerns" required maxLength={5000} />
      </Field>
      <Field label="How did you hear about us?" optional className="col-span-2">
        <Input name="referralSource" autoComplete="off" maxLength={200} />
      </Field>
      <Checkbox name="insuranceCheck" label="Please check my insurance coverage" className="col-span-2" />
      <div aria-hidden="true" className="sr-only">
        <label htmlFor={HONEYPOT_FIELD}>Please leave this empty</label>
        <input id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
      <div className="col-span-2">
        <Button type="submit" size="lg" className="w-full sm:w-auto">
          Send Request
        </Button>
        <p className="mt-3 text-ink-muted text-sm">
          We use what you write only to answer you. Please leave medical records out for now.
        </p>
      </div>
    </form>
  );
}

import { HONEYPOT_FIELD } from '#domain/inquiries/inquiry-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import { DRAFT_KEY } from './consultation-draft.ts';
import { type FormSource, useConsultationForm } from './use-consultation-form.ts';

/**
 * The consultation request. It is a form in its own right: where no script runs, the browser sends it and the
 * server answers with a page. The messages come from the same rules either way, so the browser's own stay off.
 */
export function ConsultationForm({ source }: { source: FormSource }) {
  const { form, honeypot, handleSend } = useConsultationForm(source);
  const { errors, isSubmitting } = form.formState;
  return (
    <>
      <form
        method="post"
        action="/api/contact"
        noValidate
        onSubmit={handleSend}
        data-draft={DRAFT_KEY}
        aria-label="Consultation request"
        className="grid gap-5 rounded-2xl bg-surface p-6 shadow-raised sm:grid-cols-2 sm:p-9"
      >
        <Field label="Your name" error={errors.parentName?.message} className="sm:col-span-2">
          <Input {...form.register('parentName')} autoComplete="name" required maxLength={200} />
        </Field>
        <Field label="Child's name" error={errors.childName?.message}>
          <Input {...form.register('childName')} autoComplete="off" required maxLength={200} />
        </Field>
        <Field label="Child's age" error={errors.childAge?.message}>
          <Input {...form.register('childAge')} autoComplete="off" required maxLength={40} />
        </Field>
        <Field label="Email" error={errors.email?.message}>
          <Input {...form.register('email')} type="email" autoComplete="email" required maxLength={254} />
        </Field>
        <Field label="Phone number" error={errors.phone?.message}>
          <Input {...form.register('phone')} type="tel" autoComplete="tel" required maxLength={60} />
        </Field>
        <Field label="School" optional error={errors.school?.message} className="sm:col-span-2">
          <Input {...form.register('school')} autoComplete="off" maxLength={200} />
        </Field>
        <Field
          label="Your concerns"
          hint="What is hard right now? A few words are enough."
          error={errors.concerns?.message}
          className="sm:col-span-2"
        >
          <Textarea {...form.register('concerns')} required maxLength={5000} />
        </Field>
        <Field
          label="How did you hear about us?"
          optional
          error={errors.referralSource?.message}
          className="sm:col-span-2"
        >
          <Input {...form.register('referralSource')} autoComplete="off" maxLength={200} />
        </Field>
        <Checkbox
          {...form.register('insuranceCheck')}
          label="Please check my insurance coverage"
          className="sm:col-span-2"
        />
        <div aria-hidden="true" className="sr-only">
          <label htmlFor={HONEYPOT_FIELD}>Please leave this empty</label>
          <input id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} ref={honeypot} tabIndex={-1} autoComplete="off" />
        </div>
        <div className="sm:col-span-2">
          <Button
            type="submit"
            size="lg"
            pending={isSubmitting}
            pendingText="Sending..."
            // Leaving a field may bring a message, which would move the button away from under the finger.
            onMouseDown={(event) => event.preventDefault()}
            className="w-full sm:w-auto"
          >
            Send Request
          </Button>
          <p className="mt-4 text-ink-muted text-sm">
            We use what you write only to answer you. Please leave medical records out for now.
          </p>
        </div>
      </form>
      <Toaster />
    </>
  );
}

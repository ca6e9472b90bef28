import { callsWithin } from '#domain/website/identity/public-identity-text.ts';
import type { ShownField } from '#domain/website/inquiries/form-fields.ts';
import { HONEYPOT_FIELD } from '#domain/website/inquiries/form-rules.ts';
import type { RequestForm as RequestFormOf } from '#domain/website/inquiries/request-form.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import { useSite } from '#web/website/site/parts/use-site.ts';
import messageStylesFile from './messages.css?url';

interface RequestFormProps {
  form: RequestFormOf<unknown>;
  /** The script that shows its messages. */
  script: string;
  /** The page that contains it. */
  source: string;
}

/**
 * A form that also works without its script: the browser posts it, and the server replies with a page. The
 * script loads when the form is first used and shows messages; both use the same rules, so the browser's own
 * messages are off. The form is not printed.
 */
export function RequestForm({ form, script, source }: RequestFormProps) {
  const { identity, language } = useSite();
  const { form: words, outcome, fields } = form.inLanguage[language];
  return (
    <form
      method="post"
      action={form.path}
      noValidate
      data-draft={form.draft}
      data-cookie={form.sentCookie}
      data-script={script}
      data-styles={messageStylesFile}
      data-source={source}
      data-therapist={identity.therapist.firstName}
      data-soon={callsWithin(identity, language) || undefined}
      data-sending={outcome.sending}
      data-offline={outcome.offline}
      aria-label={words.name}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] gap-x-4 gap-y-3 rounded-2xl bg-surface p-5 shadow-raised sm:gap-5 sm:p-9 print:hidden"
    >
      <input type="hidden" name="language" value={language} />
      {fields.map((field) => (
        <FormField key={field.name} field={field} optional={words.optional} />
      ))}
      <div aria-hidden="true" className="sr-only">
        <label htmlFor={HONEYPOT_FIELD}>{words.trap}</label>
        <input id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
      <div className="col-span-full">
        <Button type="submit" size="lg" className="w-full sm:w-auto">
          {words.send}
        </Button>
        <p className="mt-3 text-ink-muted text-sm">{words.note}</p>
      </div>
    </form>
  );
}

const widths = { full: 'col-span-full', half: undefined, 'half when wide': 'col-span-full sm:col-span-1' };

// Works without a script, too; browsers without `:has` always show it.
const ofOther = 'col-span-full [form:has([value=other]:not(:checked))_&]:hidden';

function FormField({ field, optional }: { field: ShownField; optional: string }) {
  const { name, label, hint, width = 'full', isOptional, isOfOther } = field;
  const className = isOfOther ? ofOther : widths[width];
  if (field.kind === 'box') return <Checkbox name={name} label={label} hint={hint} className={className} />;
  return (
    <Field label={label} hint={hint} optional={isOptional && optional} className={className}>
      <FormControl field={field} />
    </Field>
  );
}

function FormControl({ field }: { field: Exclude<ShownField, { kind: 'box' }> }) {
  const { name, isOptional } = field;
  if (field.kind === 'choice') {
    return (
      <Select name={name} defaultValue={field.start} required={field.isRequired}>
        {field.options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    );
  }
  if (field.kind === 'text') return <Textarea name={name} required={!isOptional} maxLength={field.limit} />;
  const { type, autoComplete = 'off', limit } = field;
  return <Input {...{ name, type, autoComplete }} required={!isOptional} maxLength={limit} />;
}

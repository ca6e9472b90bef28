import type { ReactNode } from 'react';
import { callsWithin } from '#domain/website/identity/public-identity-text.ts';
import type { RequestOutcome, SharedFormWords } from '#domain/website/inquiries/form-words.ts';
import { HONEYPOT_FIELD } from '#domain/website/inquiries/inquiry-form.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { usePublicIdentity } from '#web/website/site/parts/public-identity-context.ts';
import { useSiteLanguage } from '#web/website/site/parts/site-language.ts';
import messageStylesFile from './messages.css?url';

interface PlainFormProps {
  action: string;
  /** Under which name its draft is kept in this tab. */
  draft: string;
  /** Which cookie says that it arrived, when the browser sent it by itself. */
  cookie: string;
  /** The script that takes care of its messages. */
  script: string;
  source: string;
  words: SharedFormWords;
  outcome: RequestOutcome;
  children: ReactNode;
}

/**
 * A form in its own right: where no script runs, or none has come yet, the browser sends it and the server answers with a
 * page. Its script comes when it is first touched and takes care of its messages; they come from the same rules either
 * way, so the browser's own stay off. Paper has no use for it.
 */
export function PlainForm({
  action,
  draft,
  cookie,
  script,
  source,
  words,
  outcome,
  children,
}: PlainFormProps) {
  const identity = usePublicIdentity();
  const language = useSiteLanguage();
  return (
    <form
      method="post"
      action={action}
      noValidate
      data-draft={draft}
      data-cookie={cookie}
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
      {children}
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

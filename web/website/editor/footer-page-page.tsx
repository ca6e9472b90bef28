import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useParams } from 'react-router';
import type * as z from 'zod/mini';
import { placeholders } from '#domain/website/identity/placeholders.ts';
import type { WebsiteEdition } from '#domain/website/identity/website-edition.ts';
import {
  type FooterPagePlace,
  footerPagePlaces,
  type PageBlank,
  pageBlanks,
  showableFooterPage,
  withFooterPage,
} from '#domain/website/pages/footer-pages.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';
import { footerPageStarts } from '#web/website/site/content/en/footer-pages/footer-page-starts.ts';
import { EditionForm } from './edition-form.tsx';
import { EditionPage } from './edition-page.tsx';
import { FactField } from './fact-field.tsx';

export const meta = practiceTitle('Website Page');

/** The page on which the owner edits and shows one footer page. */
export default function FooterPagePage() {
  const { page } = useParams();
  const place = footerPagePlaces.find(({ path }) => path === `/${page}`);
  return (
    <EditionPage
      back={{ to: '/settings/website/pages', name: 'Pages in the Footer' }}
      loadingLabel="Loading page"
    >
      {(edition) =>
        place ? (
          <FooterPageForm place={place} edition={edition} />
        ) : (
          <Card>
            <CardBody>There is no such page in the footer.</CardBody>
          </Card>
        )
      }
    </EditionPage>
  );
}

type Typed = z.input<typeof showableFooterPage>;
type Checked = z.output<typeof showableFooterPage>;

interface FooterPageFormProps {
  place: FooterPagePlace;
  edition: WebsiteEdition;
}

/** The form of a footer page: its text, its source, and whether families see it. */
function FooterPageForm({ place, edition: latest }: FooterPageFormProps) {
  const { id } = place;
  const begin = footerPageStarts[id];
  return (
    <EditionForm<Typed, Checked>
      edition={latest}
      schemaFor={() => showableFooterPage}
      start={({ footerPages }) => {
        const { text, source, reviewedOn, isShown = false } = { ...begin, ...footerPages[id] };
        return { text, source, reviewedOn: reviewedOn ?? '', isShown };
      }}
      partOf={(page, identity) => withFooterPage(identity, id, page)}
      draftFor={() => `website-page-${id}`}
      success={({ identity }) => ({
        title: 'Page Saved',
        description: identity.footerPages[id]?.isShown
          ? 'Families see it at once.'
          : 'Families do not see it.',
      })}
      next="/settings/website/pages"
      label="Save Page"
    >
      {() => <FooterPageFields place={place} start={begin.text} />}
    </EditionForm>
  );
}

function FooterPageFields({ place: { id, label }, start }: { place: FooterPagePlace; start: string }) {
  const { register, watch, setValue, formState } = useFormContext<Typed>();
  const text = watch('text');
  const fields = useRef<HTMLDivElement>(null);
  function putText(other: string): void {
    setValue('text', other, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  }
  return (
    <Card>
      <CardHeader
        title={label}
        description={
          text === start
            ? 'This is a text to start from, not advice on law. Read it line by line and make it yours.'
            : 'In your own words.'
        }
      />
      <CardBody ref={fields} className="flex flex-col gap-5">
        <BlanksLeft
          blanks={pageBlanks(text)}
          onChoose={({ start, end }) => {
            const box = fields.current?.querySelector('textarea');
            // Selected first: the focus then scrolls to it.
            box?.setSelectionRange(start, end);
            box?.focus();
          }}
        />
        <FactField name="text" of={`footerPages.${id}.text`} hint={<WritingHint />} rows={16} />
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
          <FactField name="source" of={`footerPages.${id}.source`} optional />
          <FactField name="reviewedOn" label="Last Reviewed" Control={DateInput} />
        </div>
        <Checkbox
          {...register('isShown')}
          label="Show on the website"
          hint="It then hangs in the footer of every page."
        />
        <StartingText text={text} start={start} onPut={putText} />
      </CardBody>
    </Card>
  );
}

interface StartingTextProps {
  text: string;
  start: string;
  onPut: (text: string) => void;
}

/** Buttons that restore the initial text, and from there the replaced one. */
function StartingText({ text, start, onPut }: StartingTextProps) {
  const [replaced, setReplaced] = useState('');
  const isStart = text === start;
  if (isStart && replaced === '') return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      className="self-start"
      onClick={() => {
        onPut(isStart ? replaced : start);
        setReplaced(isStart ? '' : text);
      }}
    >
      {isStart ? 'Put My Own Text Back' : 'Begin Again with the Starting Text'}
    </Button>
  );
}

interface BlanksLeftProps {
  blanks: readonly PageBlank[];
  onChoose: (blank: PageBlank) => void;
}

/** The blanks in the owner's words, each leading to its place in the text. */
function BlanksLeft({ blanks, onChoose }: BlanksLeftProps) {
  if (blanks.length === 0) return null;
  return (
    <div>
      <p>Left to fill in, before the page can be shown:</p>
      <ul aria-label="Left to fill in" className="mt-2 list-disc pl-5 max-md:space-y-3">
        {blanks.map((blank) => (
          <li key={blank.start}>
            <button type="button" className={inlineLinkStyles} onClick={() => onChoose(blank)}>
              {blank.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function WritingHint() {
  const words = Object.entries(placeholders).map(([word, meaning]) => `{${word}} for ${meaning}`);
  return (
    <>
      An empty line begins a new paragraph, “# ” a heading, “- ” a point of a list. Write {words.join(', ')}.
    </>
  );
}

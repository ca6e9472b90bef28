import { useState } from 'react';
import type { PastEdition } from '#domain/website/identity/website-edition.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { Badge } from '#web/platform/ui/badge.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { buttonStyles } from '#web/platform/ui/button-styles.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { EditionDialog } from './edition-dialog.tsx';
import { useEditions } from './edition-queries.ts';
import { useEditionName } from './use-edition-name.ts';

export const meta = practiceTitle('Website Editions');

/** The earlier editions of the website, to compare and to restore. */
export default function EditionsPage() {
  const editions = useEditions();
  const [shown, setShown] = useState<PastEdition>();
  return (
    <div className="flex flex-col gap-3">
      <BackLink to="/settings/website">Website</BackLink>
      <Card>
        <CardHeader
          title="Editions of the Website"
          description="Each time the website is saved, a new edition is made; none is lost."
        />
        <CardBody>
          <WhenLoaded query={editions} loadingLabel="Loading editions" placeholders={3}>
            {(all) => (
              <ul aria-label="Editions" className="divide-y divide-line">
                {all.map((edition, index) => (
                  <EditionRow
                    key={edition.version}
                    edition={edition}
                    isShown={index === 0}
                    onLook={() => setShown(edition)}
                  />
                ))}
              </ul>
            )}
          </WhenLoaded>
        </CardBody>
      </Card>
      {shown && <EditionDialog key={shown.version} edition={shown} onClose={() => setShown(undefined)} />}
    </div>
  );
}

interface EditionRowProps {
  edition: PastEdition;
  /** Whether it is the current edition. */
  isShown: boolean;
  onLook: () => void;
}

function EditionRow({ edition, isShown, onLook }: EditionRowProps) {
  const name = useEditionName()(edition);
  // Pages are saved with the first edition: until then the website itself shows the sample.
  const hasSavedPages = !isShown || edition.createdAt !== null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium text-ink">
          {name}
          {isShown && <Badge variant="success">Shown now</Badge>}
        </p>
        <p className="break-words text-ink-muted text-sm">
          {edition.createdAt === null
            ? 'What the website says before anything is saved'
            : `Saved by ${edition.fullName ?? 'an account that is no longer there'}`}
        </p>
      </div>
      {hasSavedPages && (
        <span className="ml-auto flex shrink-0 flex-wrap justify-end gap-2">
          <a
            href={`/api/website-identity/editions/${edition.version}/pages`}
            target="_blank"
            rel="noreferrer"
            aria-label={`Show as It Was: ${name} (opens a new tab)`}
            className={buttonStyles({ variant: 'ghost', size: 'sm' })}
          >
            Show as It Was
          </a>
          {!isShown && (
            <Button variant="secondary" size="sm" aria-label={`Compare ${name} with now`} onClick={onLook}>
              Compare
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

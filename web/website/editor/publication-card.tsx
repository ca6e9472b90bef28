import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { namedTexts, SHIPPED_NOT_REVIEWED } from '#domain/website/identity/spanish-rules.ts';
import { websiteSections } from '#domain/website/identity/website-sections.ts';
import type { SpanishPublication, WebsitePublication } from '#domain/website/pages/website-publication.ts';
import { Badge } from '#web/platform/ui/badge.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';
import { rememberFocus } from '#web/platform/ui/restore-focus.ts';
import { AdvisedParts } from './advised-parts.tsx';
import { UnfinishedParts } from './unfinished-parts.tsx';
import { usePublication, usePublish, useWebsite } from './website-queries.ts';

interface PublicationCardProps {
  /** Whether only its title is shown until it is pressed. */
  isFolded?: boolean;
}

/** Shows whether search engines may list the website, and what it lacks for that, with a link to each place. */
export function PublicationCard({ isFolded = false }: PublicationCardProps) {
  const { data: publication } = usePublication();
  if (publication === undefined) return null;
  const { publishedAt, missing, unconfirmed, asShipped, advised } = publication;
  const isListed = publishedAt !== null && missing.length === 0;
  const title = isListed ? 'Published' : 'Not Published Yet';
  const description = isListed
    ? 'Search engines may list your website.'
    : 'Anybody with the address can read your website, and search engines are asked not to list it.';
  if (!isFolded)
    return (
      <Card>
        <CardHeader title={title} description={description} />
        <CardBody className="flex flex-col items-start gap-4">
          <PublicationParts publication={publication} />
        </CardBody>
      </Card>
    );
  const left = missing.length + unconfirmed.length + asShipped.length + advised.length;
  return (
    <Card>
      <details className="group">
        <summary className="flex min-h-13 cursor-pointer items-center gap-2 px-5 focus-visible:-outline-offset-2">
          <ChevronRight
            aria-hidden="true"
            className="size-4 shrink-0 text-ink-muted transition-transform group-open:rotate-90"
          />
          <h2 className="font-semibold text-base text-ink">{title}</h2>
          {left > 0 && <Badge variant="warning">{left} to look at</Badge>}
        </summary>
        <CardBody className="flex flex-col items-start gap-4 pt-1">
          <p className="text-ink-muted">{description}</p>
          <PublicationParts publication={publication} />
        </CardBody>
      </details>
    </Card>
  );
}

/** What the website lacks, and the button that publishes it. */
function PublicationParts({ publication }: { publication: WebsitePublication }) {
  const { publishedAt, missing, unconfirmed, asShipped, advised, spanish } = publication;
  const identity = useWebsite().data?.identity;
  const publish = usePublish();
  if (identity === undefined) return null;
  // The button is disabled during the request, which would lose the focus.
  const ask = (toPublish: boolean) => {
    const restoreFocus = rememberFocus();
    publish.mutate(toPublish, { onSettled: () => restoreFocus([]) });
  };
  return (
    <>
      <UnfinishedParts
        parts={missing}
        identity={identity}
        words="Still as it came with the program. Write your own, or remove it, and save:"
      />
      <UnfinishedParts
        parts={unconfirmed}
        identity={identity}
        words="Said on the website, and not confirmed by you. Answer yes or no, and save:"
      />
      {asShipped.length > 0 && (
        <p>
          <Link to={websiteSections.publishing.path} className={inlineLinkStyles}>
            {asShipped.length === 1 ? 'One value' : `${asShipped.length} values`}
          </Link>{' '}
          still as the program came: tick what is true of your practice, or change it.
        </p>
      )}
      <AdvisedParts advised={advised} />
      <SpanishWebsite spanish={spanish} />
      {publishedAt === null ? (
        <Button
          pending={publish.isPending}
          disabled={missing.length + unconfirmed.length > 0}
          onClick={() => ask(true)}
        >
          Publish Website
        </Button>
      ) : (
        <Button variant="secondary" pending={publish.isPending} onClick={() => ask(false)}>
          Take Back
        </Button>
      )}
    </>
  );
}

/** Shows whether the website is shown in Spanish, and what it lacks. */
function SpanishWebsite({ spanish: { isWanted, missing, isReviewed } }: { spanish: SpanishPublication }) {
  return (
    <p>
      {isWanted
        ? missing.length === 0
          ? 'It shows in Spanish, too. '
          : `It shows no Spanish until these texts are there, and as new as the English: ${namedTexts(missing)}. `
        : 'It does not show in Spanish. '}
      {isWanted && !isReviewed && `${SHIPPED_NOT_REVIEWED} `}
      <Link to="/settings/website/spanish" className={inlineLinkStyles}>
        Texts in Spanish
      </Link>
    </p>
  );
}

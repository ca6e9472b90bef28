import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { usePublication, usePublish } from './website-queries.ts';

/** Whether search engines may list the website, and what it lacks for that. */
export function PublicationCard() {
  const { data: publication } = usePublication();
  const publish = usePublish();
  if (publication === undefined) return null;
  const { publishedAt, missing } = publication;
  const isPublished = publishedAt !== null;
  const isListed = isPublished && missing.length === 0;
  return (
    <Card>
      <CardHeader
        title={isListed ? 'Published' : 'Not Published Yet'}
        description={
          isListed
            ? 'Search engines may list your website.'
            : 'Anybody with the address can read your website, and search engines are asked not to list it.'
        }
      />
      <CardBody className="flex flex-col items-start gap-4">
        {missing.length > 0 && (
          <div>
            <p>Still as it came with the program. Write your own below, or remove it, and save:</p>
            <ul className="mt-2 list-disc pl-5">
              {missing.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
          </div>
        )}
        {isPublished ? (
          <Button variant="secondary" pending={publish.isPending} onClick={() => publish.mutate(false)}>
            Take Back
          </Button>
        ) : (
          <Button
            pending={publish.isPending}
            disabled={missing.length > 0}
            onClick={() => publish.mutate(true)}
          >
            Publish Website
          </Button>
        )}
      </CardBody>
    </Card>
  );
}

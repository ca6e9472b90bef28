import { Link } from 'react-router';
import type { Obstacle } from '#domain/billing/billing-documents/obstacle.ts';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';

/** The missing details of a superbill, blocking ones first, each with a link to add it. */
export function ObstacleList({ obstacles }: { obstacles: readonly Obstacle[] }) {
  const stopping = obstacles.filter(({ isBlocking }) => isBlocking);
  const told = obstacles.filter(({ isBlocking }) => !isBlocking);
  return (
    <>
      <Sentences label="What is missing" obstacles={stopping} className="text-danger-ink" />
      <Sentences label="What to know" obstacles={told} className="text-warning-ink" />
    </>
  );
}

interface SentencesProps {
  label: string;
  obstacles: readonly Obstacle[];
  className: string;
}

function Sentences({ label, obstacles, className }: SentencesProps) {
  if (obstacles.length === 0) return null;
  return (
    <ul aria-label={label} className={`grid gap-1 text-sm ${className}`}>
      {obstacles.map(({ sentence, cure }) => (
        <li key={sentence}>
          {`${sentence} `}
          {cure && (
            <Link to={cure.address} className={inlineLinkStyles}>
              {cure.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

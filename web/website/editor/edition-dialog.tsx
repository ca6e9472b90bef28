import {
  type IdentityDifference,
  identityDifferences,
} from '#domain/website/identity/identity-differences.ts';
import { withSpanishSince } from '#domain/website/identity/spanish-texts.ts';
import type { PastEdition, WebsiteEdition } from '#domain/website/identity/website-edition.ts';
import { isTakenBackBy } from '#domain/website/pages/website-publication.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { ErrorState } from '#web/platform/ui/error-state.tsx';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { useEdition, useRestoreEdition } from './edition-queries.ts';
import { useEditionName } from './use-edition-name.ts';
import { usePublication, useWebsite } from './website-queries.ts';

/** Compares an earlier edition with the current one, and restores it. */
export function EditionDialog({ edition, onClose }: { edition: PastEdition; onClose: () => void }) {
  const name = useEditionName()(edition);
  const now = useWebsite();
  const then = useEdition(edition);
  const failed = now.error ?? then.error;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="lg"
      title={edition.createdAt === null ? 'The Sample and Now' : `${name} and Now`}
      description="What the website would say differently with this edition."
    >
      {failed ? (
        <ErrorState message={failed.message} onRetry={() => Promise.all([now.refetch(), then.refetch()])} />
      ) : now.data && then.data ? (
        <EditionComparison now={now.data} then={then.data} onClose={onClose} />
      ) : (
        <SkeletonRows count={4} label="Comparing editions" />
      )}
    </Dialog>
  );
}

interface EditionComparisonProps {
  now: WebsiteEdition;
  then: WebsiteEdition;
  onClose: () => void;
}

function EditionComparison({ now, then, onClose }: EditionComparisonProps) {
  const restore = useRestoreEdition();
  const { data: publication } = usePublication();
  const identity = withSpanishSince(then.identity, now.identity);
  const differences = identityDifferences(now.identity, identity);
  const isTakenBack = Boolean(publication?.publishedAt) && isTakenBackBy(identity, now.identity);
  return (
    <div className="flex flex-col gap-5">
      {differences.length === 0 ? (
        <p className="text-sm">This edition says the same as the website does now.</p>
      ) : (
        <DifferenceList differences={differences} />
      )}
      {isTakenBack && (
        <p className="text-sm">
          This edition says something that came with the program, or that you have not confirmed. With it
          search engines are asked not to list your website, until you publish it again.
        </p>
      )}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
        {differences.length > 0 && (
          <Button
            // After success the page reloads.
            pending={restore.isPending || restore.isSuccess}
            pendingText="Restoring..."
            onClick={() => restore.mutate({ identity, version: now.version })}
          >
            Restore This Edition
          </Button>
        )}
      </div>
    </div>
  );
}

/** The differences between two editions, by field, side by side if there is room. */
function DifferenceList({ differences }: { differences: readonly IdentityDifference[] }) {
  return (
    <ul aria-label="Differences" className="flex flex-col divide-y divide-line">
      {differences.map(({ label, before, after }) => (
        <li key={label} className="py-4 first:pt-0 last:pb-0">
          <p className="font-semibold text-sm">{label}</p>
          <div className="mt-2 grid gap-3 sm:grid-cols-2">
            <Side title="Now" text={before} />
            <Side title="In This Edition" text={after} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Side({ title, text }: { title: string; text: string | null }) {
  return (
    <div className="min-w-0 rounded-lg bg-sunken px-3.5 py-2.5 text-sm">
      <p className="text-ink-muted text-xs">{title}</p>
      {text === null ? (
        <p className="text-ink-muted italic">Not there</p>
      ) : (
        <p className="whitespace-pre-wrap break-words">{text}</p>
      )}
    </div>
  );
}

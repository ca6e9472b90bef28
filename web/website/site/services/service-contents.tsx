import type { OfferedService } from '#web/website/site/content/offered-services.ts';
import { CheckList } from '#web/website/site/parts/check-list.tsx';
import { useSite } from '#web/website/site/parts/use-site.ts';

/** What a service includes, and what families work toward. */
export function ServiceContents({ service: { features, benefits } }: { service: OfferedService }) {
  const { services } = useSite().words;
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <div>
        <h3 className="mb-4 font-semibold text-lg">{services.includedTitle}</h3>
        <CheckList items={features} />
      </div>
      {benefits.length > 0 && (
        <div>
          <h3 className="font-semibold text-lg">{services.benefitsTitle}</h3>
          <p className="mb-4 text-ink-muted">{services.benefitsLead}</p>
          <CheckList items={benefits} />
        </div>
      )}
    </div>
  );
}

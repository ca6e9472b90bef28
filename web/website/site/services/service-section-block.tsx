import { buttonStyles } from '#web/platform/ui/button-styles.ts';
import type { OfferedService } from '#web/website/site/content/offered-services.ts';
import { LazyPicture } from '#web/website/site/parts/lazy-picture.tsx';
import { useSite } from '#web/website/site/parts/use-site.ts';
import { ServiceContents } from './service-contents.tsx';
import { ServiceFacts } from './service-facts.tsx';
import { serviceLookOf, shippedLooks } from './service-looks.tsx';
import { useOfferedServices } from './use-offered-services.ts';

interface ServiceSectionProps {
  service: OfferedService;
  /** Whether it is the first one. */
  isFirst: boolean;
}

/** One service on the overview: description, contents and benefits. */
export function ServiceSectionBlock({ service, isFirst }: ServiceSectionProps) {
  const { id, path, title, description } = service;
  const { words, pathOf } = useSite();
  const { frame, services } = words;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-label={title}
      className="grid items-start gap-8 lg:grid-cols-[0.8fr_1.2fr] lg:gap-14"
    >
      <ServicePicture service={service} isFirst={isFirst} />
      <div className="min-w-0">
        <h2 className="break-words font-display font-semibold text-headline">{title}</h2>
        <p className="mt-4 text-ink-muted text-lead">{description}</p>
        <ServiceFacts service={service} className="bg-sunken" />
        <div className="mt-8">
          <ServiceContents service={service} />
        </div>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
          <a href={pathOf('/contact')} className={buttonStyles({ size: 'lg' })}>
            {frame.schedule}
            <span className="sr-only">{services.aboutService(title)}</span>
          </a>
          <a
            href={pathOf(path)}
            className="inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline"
          >
            {services.readMore}
            <span className="sr-only">{services.aboutService(title)}</span>
          </a>
        </div>
      </div>
    </section>
  );
}

/**
 * The picture of a service. The first one is inlined if it is shipped, since it is in view at once and must
 * not delay the page. The others load when they are about to become visible.
 */
function ServicePicture({ service, isFirst }: ServiceSectionProps) {
  const { pictures } = useSite().words.frame;
  const own = serviceLookOf(service, useOfferedServices());
  const shipped = service.shippedId === null ? undefined : shippedLooks[service.shippedId];
  const label = shipped?.label ? pictures[shipped.label] : '';
  const size = 'mx-auto max-h-72 w-full';
  return (
    <div
      className={`${(shipped ?? own).ground} break-inside-avoid overflow-hidden rounded-2xl p-6 lg:sticky lg:top-28 print:hidden`}
    >
      {shipped && isFirst ? (
        <shipped.Picture label={label} className={size} />
      ) : (
        <LazyPicture name={shipped?.file ?? own.picture} alt={label} className={`${size} aspect-9/7`} />
      )}
    </div>
  );
}

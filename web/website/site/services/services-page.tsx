import { servicesPageSettings } from '#web/website/site/content/offered-settings.ts';
import { pageMeta } from '#web/website/site/page-meta.ts';
import { ClosingCall } from '#web/website/site/parts/closing-call.tsx';
import { siteWidth } from '#web/website/site/parts/page-section.tsx';
import { PageTop } from '#web/website/site/parts/page-top.tsx';
import { useSite } from '#web/website/site/parts/use-site.ts';
import { servicesGraph } from '#web/website/site/schema-org-graphs.ts';
import { ServiceSectionBlock } from './service-section-block.tsx';
import { useOfferedServices } from './use-offered-services.ts';

export const meta = pageMeta((words, { identity }) => servicesPageSettings(identity, words), servicesGraph);

export default function ServicesPage() {
  const { identity, words, pathOf } = useSite();
  const { ownServices, services } = words;
  const offered = useOfferedServices();
  const lead = ownServices.servicesLead(offered.length);
  return (
    <>
      <PageTop opening={{ ...services.servicesOpening, lead }} tone="sun" illustration={<ServiceIndex />}>
        <ul className="flex flex-wrap gap-2">
          {services.serviceBadges(identity).map((badge) => (
            <li key={badge} className="rounded-full bg-surface px-4 py-1.5 font-semibold text-sm">
              {badge}
            </li>
          ))}
        </ul>
      </PageTop>
      <div className={`${siteWidth} grid gap-16 py-16 sm:gap-24 sm:py-24`}>
        {offered.map((service, index) => (
          <ServiceSectionBlock key={service.id} service={service} isFirst={index === 0} />
        ))}
      </div>
      <ClosingCall {...services.servicesClosing}>
        <a
          href={pathOf('/about')}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {services.meetTherapist}
        </a>
      </ClosingCall>
    </>
  );
}

/** Links to the sections, since the page is long on a phone. */
function ServiceIndex() {
  const { indexTitle } = useSite().words.services;
  return (
    <nav aria-label={indexTitle}>
      <ol className="rounded-2xl bg-surface p-3 shadow-card">
        {useOfferedServices().map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-14 items-center gap-4 rounded-lg px-3 py-2 font-display font-semibold text-lg leading-tight hover:bg-primary-soft"
            >
              <span
                aria-hidden="true"
                className="flex size-9 shrink-0 items-center justify-center rounded-md bg-sun-soft text-base"
              >
                {index + 1}
              </span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

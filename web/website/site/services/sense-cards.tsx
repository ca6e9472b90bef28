import { SenseIcon } from '#web/website/site/illustrations/sense-icon.tsx';
import { PageSection } from '#web/website/site/parts/page-section.tsx';
import { useSite } from '#web/website/site/parts/use-site.ts';

/** The seven sensory systems: what each is, a typical sign, and what may help. */
export function SenseCards() {
  const { helpTitle, sensesLead, sensesTitle, sensorySystems, signTitle } = useSite().words.sensory;
  return (
    <PageSection title={sensesTitle} lead={sensesLead}>
      <ul className="border-t">
        {sensorySystems.map(({ id, name, plainName, sign, help }) => (
          <li
            key={id}
            className="grid break-inside-avoid grid-cols-[auto_1fr] gap-x-5 gap-y-3 border-b py-6 md:grid-cols-[4rem_11rem_1fr_1fr] md:gap-x-8 print:grid-cols-[11rem_1fr_1fr] print:py-3"
          >
            <span className="flex size-16 items-center justify-center rounded-xl bg-sun-soft print:hidden">
              <SenseIcon sense={id} className="size-11" />
            </span>
            <div className="self-center">
              <h3 className="font-display font-semibold text-xl">{name}</h3>
              <p className="text-ink-muted">{plainName}</p>
            </div>
            <p className="col-span-2 md:col-span-1">
              <span className="mb-1 block font-semibold text-accent-ink text-sm">{signTitle}</span>
              {sign}
            </p>
            <p className="col-span-2 md:col-span-1">
              <span className="mb-1 block font-semibold text-primary text-sm">{helpTitle}</span>
              {help}
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

import type { ServiceCard, ServiceCardId } from '#web/site/content/en/home-content.ts';
import type { DrawnPictureName } from '#web/site/illustrations/drawn-pictures.tsx';
import { LazyPicture } from '#web/site/illustrations/lazy-picture.tsx';
import { PageSection } from '#web/site/parts/page-section.tsx';
import { usePublicIdentity } from '#web/site/parts/public-identity-context.ts';
import { useSitePath, useSiteWords } from '#web/site/parts/site-language.ts';

/** The five services; the first two cards are wide, the others stand three in a row. */
export function ServiceCards() {
  const identity = usePublicIdentity();
  const { serviceCards, servicesLead, servicesTitle } = useSiteWords().home;
  return (
    <PageSection id="services" title={servicesTitle} lead={servicesLead}>
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-6">
        {serviceCards(identity).map((card) => (
          <Card key={card.id} card={card} />
        ))}
      </ul>
    </PageSection>
  );
}

const looks: Record<ServiceCardId, { picture: DrawnPictureName; ground: string; span: string }> = {
  'school-based': { picture: 'pencil-desk', ground: 'bg-info-soft', span: 'sm:col-span-2 lg:col-span-3' },
  'fine-motor': { picture: 'bead-string', ground: 'bg-sun-soft', span: 'lg:col-span-3' },
  sensory: { picture: 'quiet-ears', ground: 'bg-primary-soft', span: 'lg:col-span-2' },
  'visual-motor': { picture: 'eye-path', ground: 'bg-accent-soft', span: 'lg:col-span-2' },
  'play-social': { picture: 'seesaw', ground: 'bg-info-soft', span: 'lg:col-span-2' },
};

function Card({ card }: { card: ServiceCard }) {
  const { aboutCard, learnMore } = useSiteWords().home;
  const pathOf = useSitePath();
  const { picture, ground, span } = looks[card.id];
  return (
    <li
      className={`group relative flex overflow-hidden rounded-2xl bg-surface shadow-card transition-shadow hover:shadow-raised sm:flex-col ${span}`}
    >
      <LazyPicture
        name={picture}
        alt=""
        className={`${ground} w-24 shrink-0 object-contain sm:h-58 sm:w-full`}
      />
      <div className="flex grow flex-col items-start px-4 pt-4 pb-1 sm:p-8">
        <h3 className="font-display font-semibold text-xl sm:text-title">{card.title}</h3>
        <p className="mt-1 text-ink-muted sm:mt-3 sm:mb-4">{card.description}</p>
        <a
          href={pathOf('/services')}
          className="mt-auto inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          {learnMore}
          <span className="sr-only">{aboutCard(card.title)}</span>
        </a>
      </div>
    </li>
  );
}

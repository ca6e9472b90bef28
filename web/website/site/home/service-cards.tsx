import type { ServiceCardId } from '#web/website/site/content/en/home-content.ts';
import { type OfferedCard, offeredCards } from '#web/website/site/content/offered-cards.ts';
import type { DrawnPictureName } from '#web/website/site/illustrations/drawn-pictures.tsx';
import { LazyPicture } from '#web/website/site/parts/lazy-picture.tsx';
import { PageSection } from '#web/website/site/parts/page-section.tsx';
import { useSite } from '#web/website/site/parts/use-site.ts';
import { serviceLookOf } from '#web/website/site/services/service-looks.tsx';

/** The services at a glance, in full rows for any number of cards. */
export function ServiceCards() {
  const { identity, words } = useSite();
  const cards = offeredCards(identity, words);
  const { servicesLead, servicesTitle } = words.home;
  return (
    <PageSection
      id="services"
      title={servicesTitle}
      lead={cards.length === 1 ? words.ownServices.singleServiceLead : servicesLead}
    >
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-6">
        {cards.map((card, index) => (
          <Card
            key={card.id}
            card={card}
            look={card.shippedId === null ? serviceLookOf(card, cards) : looks[card.shippedId]}
            span={spanOf(index, cards.length)}
          />
        ))}
      </ul>
    </PageSection>
  );
}

interface CardLook {
  picture: DrawnPictureName;
  ground: string;
}

const looks: Record<ServiceCardId, CardLook> = {
  'school-based': { picture: 'pencil-desk', ground: 'bg-info-soft' },
  'fine-motor': { picture: 'bead-string', ground: 'bg-sun-soft' },
  sensory: { picture: 'quiet-ears', ground: 'bg-primary-soft' },
  'visual-motor': { picture: 'eye-path', ground: 'bg-accent-soft' },
  'play-social': { picture: 'seesaw', ground: 'bg-info-soft' },
};

/**
 * Returns the width of a card: three per row on large screens, with as many of the first ones two per row as
 * it takes to fill the rows. With two per row, the first of an odd number spans both.
 */
function spanOf(index: number, count: number): string {
  const isAlone = index === 0 && count % 2 === 1 ? 'sm:col-span-2 ' : '';
  if (count === 1) return `${isAlone}lg:col-span-6`;
  const wide = { 0: 0, 1: 4, 2: 2 }[count % 3] ?? 0;
  return `${isAlone}${index < wide ? 'lg:col-span-3' : 'lg:col-span-2'}`;
}

function Card({
  card,
  look: { picture, ground },
  span,
}: {
  card: OfferedCard;
  look: CardLook;
  span: string;
}) {
  const { words, pathOf } = useSite();
  const { aboutCard, learnMore } = words.home;
  return (
    <li
      className={`group relative flex break-inside-avoid overflow-hidden rounded-2xl bg-surface shadow-card transition-shadow hover:shadow-raised sm:flex-col ${span}`}
    >
      <LazyPicture
        name={picture}
        alt=""
        className={`${ground} w-24 shrink-0 object-contain sm:h-58 sm:w-full print:hidden`}
      />
      <div className="flex min-w-0 grow flex-col items-start px-4 pt-4 pb-1 sm:p-8">
        <h3 className="max-w-full break-words font-display font-semibold text-xl sm:text-title">
          {card.title}
        </h3>
        <p className="mt-1 text-ink-muted sm:mt-3 sm:mb-4">{card.description}</p>
        <a
          href={pathOf(card.path)}
          className="mt-auto inline-flex min-h-11 print:hidden items-center font-semibold text-primary underline-offset-4 stretched group-hover:underline"
        >
          {learnMore}
          <span className="sr-only">{aboutCard(card.title)}</span>
        </a>
      </div>
    </li>
  );
}

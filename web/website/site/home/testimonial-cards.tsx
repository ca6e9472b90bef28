import type { Testimonial } from '#domain/website/identity/public-identity.ts';
import { PageSection } from '#web/website/site/parts/page-section.tsx';
import { SampleMark } from '#web/website/site/parts/sample-mark.tsx';
import { useSite } from '#web/website/site/parts/use-site.ts';

/** The testimonials; nothing if there are none. */
export function TestimonialCards() {
  const { identity, words } = useSite();
  const { testimonials } = identity;
  const { testimonialsTitle } = words.home;
  if (testimonials.length === 0) return null;
  return (
    <PageSection title={testimonialsTitle}>
      <ul className="grid gap-4 sm:gap-5 lg:grid-cols-2">
        {testimonials.map((testimonial) => (
          <Card key={testimonial.quote} testimonial={testimonial} />
        ))}
      </ul>
    </PageSection>
  );
}

function Card({ testimonial }: { testimonial: Testimonial }) {
  const { quote, author, stars, childProgress, isSample } = testimonial;
  const { nowText } = useSite().words.home;
  return (
    <li className="break-inside-avoid rounded-2xl bg-surface p-5 shadow-card sm:p-9">
      <figure className="flex h-full flex-col">
        <Stars count={stars} />
        <blockquote className="mt-3 mb-4 font-display sm:mt-5 sm:mb-6 sm:text-xl sm:leading-relaxed">
          {quote}
        </blockquote>
        <figcaption className="mt-auto">
          <p className="mb-2 inline-block rounded-md bg-primary-soft px-3 py-1.5 font-medium text-primary-ink text-sm">
            {nowText(childProgress)}
          </p>
          <p className="flex flex-wrap items-center gap-3 text-ink-muted text-sm">
            {author} {isSample && <SampleMark />}
          </p>
        </figcaption>
      </figure>
    </li>
  );
}

function Stars({ count }: { count: number }) {
  const { starsText } = useSite().words.home;
  return (
    <svg viewBox={`0 0 ${count * 24} 24`} role="img" aria-label={starsText(count)} className="h-6 self-start">
      {Array.from({ length: count }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the stars of a rating are identical, and the order is fixed
          key={index}
          d="M12 2l3 6.6 7.2.8-5.4 4.8 1.5 7.1L12 17.7l-6.3 3.6 1.5-7.1L1.8 9.4 9 8.6z"
          transform={`translate(${index * 24})`}
          className="fill-sun"
        />
      ))}
    </svg>
  );
}

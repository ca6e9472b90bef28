import { siteWidth } from '#web/site/parts/page-section.tsx';
import { useSiteWords } from '#web/site/parts/site-language.ts';

/** The worries that bring a parent here, so that they find their own child among them. */
export function FamiliarSigns() {
  const { familiar } = useSiteWords().home;
  return (
    <section aria-label={familiar.title} className="band print:bg-transparent print:text-ink">
      <div className={`${siteWidth} grid gap-6 py-10 sm:py-24 lg:grid-cols-[0.8fr_1.2fr] lg:gap-16`}>
        <h2 className="font-display font-semibold text-headline">{familiar.title}</h2>
        <div>
          <ul className="grid sm:grid-cols-2 sm:gap-x-10">
            {familiar.signs.map((sign) => (
              <li key={sign} className="border-current/30 border-t py-2 sm:py-4 sm:text-lg">
                {sign}
              </li>
            ))}
          </ul>
          <p className="border-current/30 border-t pt-5 font-display font-semibold text-title">
            {familiar.answer}
          </p>
        </div>
      </div>
    </section>
  );
}

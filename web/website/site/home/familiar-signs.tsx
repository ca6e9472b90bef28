import { offersService, servicePath } from '#domain/website/identity/own-services.ts';
import type { FamiliarSign } from '#web/website/site/content/content-shapes.ts';
import { siteWidth } from '#web/website/site/parts/page-section.tsx';
import { useSite } from '#web/website/site/parts/use-site.ts';

/** Common concerns of parents, and what helps. */
export function FamiliarSigns() {
  const { familiar } = useSite().words.home;
  return (
    <section aria-label={familiar.title} className="band print:bg-transparent print:text-ink">
      <div className={`${siteWidth} grid gap-6 py-10 sm:py-24 lg:grid-cols-[0.8fr_1.2fr] lg:gap-16`}>
        <h2 className="font-display font-semibold text-headline">{familiar.title}</h2>
        <div>
          <ul className="grid sm:grid-cols-2 sm:gap-x-10">
            {familiar.signs.map((sign) => (
              <li key={sign.text} className="border-current/30 border-t py-2 sm:py-4 sm:text-lg">
                <Sign sign={sign} />
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

/** A concern, linked to the page that addresses it if the practice offers that service. */
function Sign({ sign: { text, service } }: { sign: FamiliarSign }) {
  const { identity, pathOf } = useSite();
  if (!offersService(identity, service)) return text;
  return (
    <a
      href={pathOf(servicePath({ id: service }))}
      className="-my-2.5 block py-2.5 underline underline-offset-4"
    >
      {text}
    </a>
  );
}

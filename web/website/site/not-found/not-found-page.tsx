import { buttonStyles } from '#web/platform/ui/button-styles.ts';
import { ToppledBlocks } from '#web/website/site/illustrations/toppled-blocks.tsx';
import { notFoundMeta } from '#web/website/site/page-meta.ts';
import { siteWidth } from '#web/website/site/parts/page-section.tsx';
import { useSite } from '#web/website/site/parts/use-site.ts';

export const meta = notFoundMeta;

export default function NotFoundPage() {
  const { words, pathOf } = useSite();
  const { notFound } = words.notFound;
  const { pageNames } = words.frame;
  return (
    <div className={`${siteWidth} py-16 text-center sm:py-24`}>
      <ToppledBlocks className="mx-auto mb-8 w-full max-w-md" />
      <h1 className="font-display font-semibold text-headline">{notFound.title}</h1>
      <p className="mt-4 text-ink-muted text-lead">{notFound.hint}</p>
      <p className="mt-2 text-ink-muted">{notFound.text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <a href={pathOf('/')} className={buttonStyles({ size: 'lg' })}>
          {pageNames.home}
        </a>
        <a href={pathOf('/services')} className={buttonStyles({ variant: 'secondary', size: 'lg' })}>
          {pageNames.services}
        </a>
        <a href={pathOf('/contact')} className={buttonStyles({ variant: 'secondary', size: 'lg' })}>
          {pageNames.contact}
        </a>
      </div>
    </div>
  );
}

import { ToppledBlocks } from '#web/site/illustrations/toppled-blocks.tsx';
import { notFoundMeta } from '#web/site/page-meta.ts';
import { siteWidth } from '#web/site/parts/page-section.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';

export const meta = notFoundMeta;

export default function NotFoundPage() {
  return (
    <div className={`${siteWidth} py-16 text-center sm:py-24`}>
      <ToppledBlocks className="mx-auto mb-8 w-full max-w-md" />
      <h1 className="font-display font-semibold text-headline">404 Page Not Found</h1>
      <p className="mt-4 text-ink-muted text-lead">Did you forget to add the page to the router?</p>
      <p className="mt-2 text-ink-muted">
        The address may be old or mistyped. These pages are still standing:
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <a href="/" className={buttonStyles({ size: 'lg' })}>
          Home
        </a>
        <a href="/services" className={buttonStyles({ variant: 'secondary', size: 'lg' })}>
          Services
        </a>
        <a href="/contact" className={buttonStyles({ variant: 'secondary', size: 'lg' })}>
          Contact
        </a>
      </div>
    </div>
  );
}

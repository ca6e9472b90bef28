import { type FooterPageId, shownFooterPages } from '#domain/website/pages/footer-pages.ts';
import { useSite } from './use-site.ts';

interface FooterPageLinkProps {
  to: FooterPageId;
  children: string;
}

/** A link to a footer page; nothing while the owner hides that page. */
export function FooterPageLink({ to, children }: FooterPageLinkProps) {
  const { identity, pathOf } = useSite();
  const page = shownFooterPages(identity).find(({ id }) => id === to);
  if (page === undefined) return null;
  return (
    <a
      href={pathOf(page.path)}
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {children}
    </a>
  );
}

import { Link } from 'react-router';
import { type FooterPage, footerPagePlaces, pageBlanks } from '#domain/website/pages/footer-pages.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { Badge } from '#web/platform/ui/badge.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { footerPageStarts } from '#web/website/site/content/en/footer-pages/footer-page-starts.ts';
import { useWebsite } from './website-queries.ts';

export const meta = practiceTitle('Website Pages');

/** The list of the website's footer pages: which are shown, and what the others lack. */
export default function FooterPagesPage() {
  const website = useWebsite();
  return (
    <div className="flex flex-col gap-3">
      <BackLink to="/settings/website">Website</BackLink>
      <Card>
        <CardHeader
          title="Pages in the Footer"
          description="Each begins with a text to start from. Read it, make it yours, fill in what stands in brackets, and show it."
        />
        <CardBody>
          <WhenLoaded query={website} loadingLabel="Loading pages" placeholders={7}>
            {({ identity }) => (
              <ul aria-label="Pages" className="divide-y divide-line">
                {footerPagePlaces.map(({ id, path, label }) => (
                  <li
                    key={id}
                    className="flex items-center justify-between gap-x-4 py-1 first:pt-0 last:pb-0"
                  >
                    <Link
                      to={`/settings/website/pages${path}`}
                      className="inline-flex min-h-11 items-center font-medium text-primary hover:underline"
                    >
                      {label}
                    </Link>
                    <PageState page={identity.footerPages[id]} start={footerPageStarts[id].text} />
                  </li>
                ))}
              </ul>
            )}
          </WhenLoaded>
        </CardBody>
      </Card>
    </div>
  );
}

function PageState({ page, start }: { page: FooterPage | undefined; start: string }) {
  if (page?.isShown) return <Badge variant="success">Shown</Badge>;
  const blanks = pageBlanks(page?.text ?? start).length;
  if (blanks > 0) return <Badge variant="warning">{blanks} to fill in</Badge>;
  return <Badge variant="secondary">Not shown</Badge>;
}

import { useParams } from 'react-router';
import { footerPagePlaces } from '#domain/website/pages/footer-pages.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { Card, CardBody } from '#web/platform/ui/card.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { FooterPageForm } from './footer-page-form.tsx';
import { useWebsite } from './website-queries.ts';

export const meta = practiceTitle('Website Page');

/** The page on which the owner edits and shows one footer page. */
export default function FooterPagePage() {
  const { page } = useParams();
  const website = useWebsite();
  const place = footerPagePlaces.find(({ path }) => path === `/${page}`);
  return (
    <div className="flex flex-col gap-3">
      <BackLink to="/settings/website/pages">Pages in the footer</BackLink>
      {place ? (
        <WhenLoaded query={website} loadingLabel="Loading page" placeholders={5}>
          {(edition) => <FooterPageForm place={place} edition={edition} />}
        </WhenLoaded>
      ) : (
        <Card>
          <CardBody>There is no such page in the footer.</CardBody>
        </Card>
      )}
    </div>
  );
}

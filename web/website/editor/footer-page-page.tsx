import { useParams } from 'react-router';
import { footerPagePlaces } from '#domain/website/pages/footer-pages.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { Card, CardBody } from '#web/platform/ui/card.tsx';
import { EditionPage } from './edition-page.tsx';
import { FooterPageForm } from './footer-page-form.tsx';

export const meta = practiceTitle('Website Page');

/** The page on which the owner edits and shows one footer page. */
export default function FooterPagePage() {
  const { page } = useParams();
  const place = footerPagePlaces.find(({ path }) => path === `/${page}`);
  return (
    <EditionPage
      back={{ to: '/settings/website/pages', name: 'Pages in the footer' }}
      loadingLabel="Loading page"
    >
      {(edition) =>
        place ? (
          <FooterPageForm place={place} edition={edition} />
        ) : (
          <Card>
            <CardBody>There is no such page in the footer.</CardBody>
          </Card>
        )
      }
    </EditionPage>
  );
}

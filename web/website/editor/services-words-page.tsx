import { useParams } from 'react-router';
import { MOST_SERVICES, type PracticeService } from '#domain/website/identity/own-services.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { Card, CardBody } from '#web/platform/ui/card.tsx';
import { EditionPage } from './edition-page.tsx';
import { ServicesWordsForm } from './services-words-form.tsx';

export const meta = practiceTitle('Website Service');

/** The page on which the owner edits the texts of a service. */
export default function ServicesWordsPage() {
  const { service: id } = useParams();
  return (
    <EditionPage back={{ to: '/settings/website/services', name: 'Services' }} loadingLabel="Loading service">
      {(edition) => {
        const { services } = edition.identity;
        const service = services.find((one) => one.id === id);
        const obstacle = obstacleTo(id, service, services.length);
        return obstacle ? (
          <Card>
            <CardBody>{obstacle}</CardBody>
          </Card>
        ) : (
          <ServicesWordsForm key={id} service={service} edition={edition} />
        );
      }}
    </EditionPage>
  );
}

/** Returns why nothing can be edited here, if so. */
function obstacleTo(
  id: string | undefined,
  service: PracticeService | undefined,
  count: number,
): string | undefined {
  if (service) return undefined;
  if (id !== 'new') return 'There is no such service.';
  return count < MOST_SERVICES
    ? undefined
    : `A website has ${MOST_SERVICES} services at most. Delete one of yours before you add another.`;
}

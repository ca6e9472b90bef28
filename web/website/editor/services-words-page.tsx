import { useFormContext } from 'react-hook-form';
import { useParams } from 'react-router';
import {
  isShippedService,
  MOST_SERVICES,
  noOwnWords,
  type PracticeService,
  type ServiceWords,
  serviceIdFor,
  serviceLabel,
} from '#domain/website/identity/own-services.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import {
  ownServiceForm,
  type ServiceFormValues,
  type ShippedWords,
  serviceForm,
  serviceFormStart,
  shippedFormWords,
  wordsOfForm,
} from '#domain/website/identity/service-form-values.ts';
import type { WebsiteEdition } from '#domain/website/identity/website-edition.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { EditionForm } from './edition-form.tsx';
import { EditionPage } from './edition-page.tsx';
import { servicesSaved } from './services-saved.ts';
import { shippedWordsOf } from './services-shipped-words.ts';
import { ServicesWordsFields } from './services-words-fields.tsx';

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

interface ServicesWordsFormProps {
  /** The service to edit; undefined for a new one. */
  service: PracticeService | undefined;
  edition: WebsiteEdition;
}

/**
 * The form of a service's texts. It starts with the shipped texts, which follow updates of the program until
 * they are changed.
 */
function ServicesWordsForm({ service, edition: latest }: ServicesWordsFormProps) {
  const isShipped = service !== undefined && isShippedService(service.id);
  const shippedIn = (identity: PublicIdentity) => shippedWordsOf(service?.id ?? '', identity);
  return (
    <EditionForm<ServiceFormValues, ServiceFormValues>
      edition={latest}
      schemaFor={() => (isShipped ? serviceForm : ownServiceForm)}
      start={(identity) => serviceFormStart(service ?? noOwnWords, shippedIn(identity))}
      partOf={(typed, identity) => {
        const words = wordsOfForm(typed, shippedIn(identity));
        return { services: servicesWith(words, service?.id, identity.services) };
      }}
      draftFor={() => `website-service-${service?.id ?? 'new'}`}
      success={() =>
        service?.isShown === false
          ? { ...servicesSaved, description: 'Families do not see it.' }
          : servicesSaved
      }
      next="/settings/website/services"
      label={service ? 'Save Service' : 'Add Service'}
    >
      {({ identity }) => (
        <Card>
          <CardHeader
            title={service ? serviceLabel(service) : 'New Service'}
            description={
              isShipped
                ? 'Words that you do not change stay those of the program, in each language.'
                : 'It gets a page of its own, a card on the home page and a part among the services.'
            }
          />
          <CardBody className="flex flex-col gap-5">
            <ServicesWordsFields isShipped={isShipped} deniesVideo={identity.claims.video === 'no'} />
            {isShipped && <ShippedWordsButton shipped={shippedIn(identity)} />}
          </CardBody>
        </Card>
      )}
    </EditionForm>
  );
}

/** Returns the services with the words of one; a new one is added. */
function servicesWith(
  words: ServiceWords,
  id: string | undefined,
  services: readonly PracticeService[],
): PracticeService[] {
  if (id !== undefined) return services.map((one) => (one.id === id ? { ...one, ...words } : one));
  return [...services, { id: serviceIdFor(words.title, services), isShown: true, ...words }];
}

function ShippedWordsButton({ shipped }: { shipped: ShippedWords }) {
  const { setValue, formState } = useFormContext<ServiceFormValues>();
  return (
    <Button
      variant="ghost"
      size="sm"
      className="self-start"
      onClick={() => {
        const words = shippedFormWords(shipped);
        for (const field of shippedFields) {
          setValue(field, words[field], { shouldDirty: true, shouldValidate: formState.isSubmitted });
        }
      }}
    >
      Use the Shipped Words
    </Button>
  );
}

const shippedFields = ['title', 'description', 'features', 'benefits', 'conditions'] as const;

import { type RouterContextProvider, useParams } from 'react-router';
import { ownServicePaths, servicePath } from '#domain/website/identity/own-services.ts';
import type { MetaSituation } from '#web/website/site/page-head.ts';
import { LazyPicture } from '#web/website/site/parts/lazy-picture.tsx';
import { siteFactsContext } from '#web/website/site/site-facts-loader.ts';
import { OwnServicePage } from './own-service-page.tsx';
import { serviceLookOf } from './service-looks.tsx';
import { serviceMeta } from './service-meta.ts';
import { useOfferedService, useOfferedServices } from './use-offered-services.ts';

interface ServiceSituation {
  params: { service?: string };
  context: Readonly<RouterContextProvider>;
}

/** Responds with 404 if the practice has no such service; the page needs no data of its own. */
export function loader({ params: { service: id = '' }, context }: ServiceSituation): null {
  const { identity } = context.get(siteFactsContext);
  if (ownServicePaths(identity).includes(servicePath({ id }))) return null;
  throw new Response('There is no such page', { status: 404 });
}

export function meta(situation: MetaSituation & { params: { service?: string } }) {
  return serviceMeta(situation.params.service ?? '')(situation);
}

/** The page of a service that the practice added. */
export default function OwnServiceRoute() {
  const { service: id = '' } = useParams();
  const service = useOfferedService(id);
  const { tone, picture } = serviceLookOf(service, useOfferedServices());
  return (
    <OwnServicePage
      service={service}
      tone={tone}
      illustration={<LazyPicture name={picture} alt="" className="aspect-32/29 w-full" />}
    />
  );
}

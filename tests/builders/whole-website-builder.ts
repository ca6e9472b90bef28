import { servicesAsShipped } from '#domain/website/identity/own-services.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { buildColleague } from './colleague-builder.ts';
import { buildFooterPages } from './footer-page-builder.ts';
import { buildOwnIdentity } from './own-identity-builder.ts';
import { buildService } from './service-builder.ts';
import { buildSpanishWebsite } from './spanish-website-builder.ts';

/** Builds a website with every possible page: colleagues, an added service, all footer pages, and Spanish. */
export function buildWholeWebsite(changes: Partial<PublicIdentity> = {}): PublicIdentity {
  return buildSpanishWebsite(
    buildOwnIdentity({
      team: [buildColleague(), buildColleague({ firstName: 'Bo' })],
      services: [...servicesAsShipped, buildService()],
      footerPages: buildFooterPages(),
      ...changes,
    }),
  );
}

import { servicesAsShipped } from '#domain/website/identity/own-services.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { buildColleague } from './colleague-builder.ts';
import { buildFooterPages } from './footer-page-builder.ts';
import { buildOwnIdentity } from './own-identity-builder.ts';
import { buildService } from './service-builder.ts';
import { buildSpanishWebsite } from './spanish-website-builder.ts';

/** A website with every page that one can have: colleagues, a service of its own, all pages of the footer, and Spanish. */
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

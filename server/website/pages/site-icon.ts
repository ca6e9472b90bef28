import { type Accent, colorsWith } from '#domain/platform/accents.ts';
import { colors } from '#domain/platform/colors.ts';
import { type PreparedReply, prepareReply } from './prepared-reply.ts';

/** The icon that pages refer to. */
export const SITE_ICON = '/favicon.svg';

/** Returns the product's logo as the browser's tab icon, in the colors of an accent. */
export function iconWith(accent: Accent, { status, headers, bodies }: PreparedReply): Promise<PreparedReply> {
  const chosen = colorsWith(accent);
  const drawn = (['primary', 'accent'] as const).reduce(
    (svg, name) => svg.replaceAll(colors[name].light, chosen[name].light),
    bodies.identity.toString(),
  );
  return prepareReply(status, headers, Buffer.from(drawn));
}

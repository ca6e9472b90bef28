const publicPages = ['/', '/services*', '/about', '/contact', '/es*', '/auth'];

/**
 * Lets the browser fetch the next public page when a link to it is about to be followed, and draw it at
 * the press of the link. Pages of the signed-in app are left out: nobody should load those unasked.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: publicPages }, eagerness: 'moderate' }],
  prerender: [{ where: { href_matches: publicPages }, eagerness: 'conservative' }],
});

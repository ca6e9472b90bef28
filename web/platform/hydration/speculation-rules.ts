const publicPages = ['/', '/services*', '/about', '/contact', '/es*', '/auth'];

/**
 * Lets the browser prefetch the next public page when a link is about to be followed, and prerender it when the link
 * is pressed. Pages of the signed-in app are excluded.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: publicPages }, eagerness: 'moderate' }],
  prerender: [{ where: { href_matches: publicPages }, eagerness: 'conservative' }],
});

/** The texts of the 404 page. */
export const notFound = {
  title: '404 Page Not Found',
  hint: 'Did you forget to add the page to the router?',
  text: 'The address may be old or mistyped. These pages are still standing:',
};

import type { LoaderFunctionArgs } from 'react-router';
import { illustrationFiles } from '#web/website/site/illustrations/illustration-files.ts';

/** Serves `/pictures/seesaw.svg` in development, where Vite sends the pages instead of the server. */
export function loader({ params }: LoaderFunctionArgs): Response {
  const file = illustrationFiles().find(({ path }) => path === `/pictures/${params['*']}`);
  return file === undefined
    ? new Response('There is no such picture', { status: 404 })
    : new Response(file.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}

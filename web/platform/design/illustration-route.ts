import type { LoaderFunctionArgs } from 'react-router';
import { illustrationFiles } from '#web/website/site/illustrations/illustration-files.ts';

/** `/pictures/seesaw.svg` while developing, where the pages come from Vite and not from the server. */
export function loader({ params }: LoaderFunctionArgs): Response {
  const file = illustrationFiles().find(({ path }) => path === `/pictures/${params['*']}`);
  return file === undefined
    ? new Response('There is no such picture', { status: 404 })
    : new Response(file.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}

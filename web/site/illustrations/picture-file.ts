import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LoaderFunctionArgs } from 'react-router';
import tokens from '#web/tokens.css?raw';
import { drawnPictures } from './drawn-pictures.tsx';

/** `/pictures/seesaw.svg`: an illustration as a file, in the colors of the site, light or dark by itself. */
export function loader({ params }: LoaderFunctionArgs): Response {
  const name = params.file?.replace(/\.svg$/, '');
  const picture = Object.entries(drawnPictures).find(([key]) => key === name)?.[1];
  if (!picture) return new Response('There is no such picture', { status: 404 });
  const drawing = renderToStaticMarkup(createElement(picture.Drawing));
  const svg = drawing
    .replace(/viewBox="[^"]*"/, `xmlns="http://www.w3.org/2000/svg" viewBox="${picture.viewBox}"`)
    .replace('>', `><style>${colorsOf(drawing)}</style>`);
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}

/** The rules for the classes that the drawing uses, from the one place where the colors are said. */
function colorsOf(drawing: string): string {
  const used = new Set([...drawing.matchAll(/(?:fill|stroke)-[a-z-]+/g)].map(([name]) => name));
  const rules = [...used].map((name) => ruleOf(name)).filter((rule) => rule !== undefined);
  const light = rules.map(({ selector, light }) => `${selector}${light}}`).join('');
  const dark = rules.map(({ selector, dark }) => `${selector}${dark}}`).join('');
  return `.fill-none{fill:none}${light}@media (prefers-color-scheme:dark){${dark}}`;
}

function ruleOf(name: string) {
  const [property = '', ...words] = name.split('-');
  const pair = new RegExp(`--color-${words.join('-')}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens);
  if (!pair) return undefined;
  const selector = `.${name}{${property}:`;
  return { selector, light: pair[1], dark: pair[2] };
}

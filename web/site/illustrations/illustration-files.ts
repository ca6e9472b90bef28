import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import tokens from '#web/tokens.css?raw';
import { drawnPictures } from './drawn-pictures.tsx';

/** An illustration as a file of its own, in the colors of the site, light or dark by itself. */
interface IllustrationFile {
  /** Its path on the site, such as `/pictures/seesaw.svg`. */
  path: string;
  svg: string;
  /** The text of the one style element in it. */
  styles: string;
}

/** Every illustration that is a file of its own: there are no others. */
export function illustrationFiles(): IllustrationFile[] {
  return Object.entries(drawnPictures).map(([name, { Drawing, viewBox }]) => {
    const drawing = renderToStaticMarkup(createElement(Drawing));
    const styles = colorsOf(drawing);
    const svg = drawing
      .replace(/viewBox="[^"]*"/, `xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"`)
      .replace('>', `><style>${styles}</style>`);
    return { path: `/pictures/${name}.svg`, svg, styles };
  });
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

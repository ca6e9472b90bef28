import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Accent, accents, colorsWith } from '#domain/platform/accents.ts';
import type { IllustrationFile } from '#domain/website/pages/built-site.ts';
import { drawingPath } from './drawing-path.ts';
import { drawnPictures } from './drawn-pictures.tsx';

/** Returns every illustration that is a separate file, in each accent. */
export function illustrationFiles(): IllustrationFile[] {
  return Object.entries(drawnPictures).flatMap(([name, { Drawing, viewBox }]) => {
    const drawing = renderToStaticMarkup(createElement(Drawing)).replace(
      /viewBox="[^"]*"/,
      `xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"`,
    );
    return accents.map((accent) => {
      const styles = colorsOf(drawing, accent);
      const svg = drawing.replace('>', `><style>${styles}</style>`);
      return { path: drawingPath(name, accent), svg, styles };
    });
  });
}

/** Returns the CSS rules for the classes that the drawing uses. */
function colorsOf(drawing: string, accent: Accent): string {
  const used = new Set([...drawing.matchAll(/(?:fill|stroke)-[a-z-]+/g)].map(([name]) => name));
  const colors = new Map(Object.entries(colorsWith(accent)).map(([name, color]) => [kebab(name), color]));
  const rules = [...used].flatMap((name) => {
    const [property = '', ...words] = name.split('-');
    const color = colors.get(words.join('-'));
    return color ? [{ selector: `.${name}{${property}:`, ...color }] : [];
  });
  const light = rules.map(({ selector, light }) => `${selector}${light}}`).join('');
  const dark = rules.map(({ selector, dark }) => `${selector}${dark}}`).join('');
  return `.fill-none{fill:none}${light}@media (prefers-color-scheme:dark){${dark}}`;
}

/** Returns a color's name as used in classes: "primaryInk" is "primary-ink". */
function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

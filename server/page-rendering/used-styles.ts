import { blocksOf, splitOutside } from './css-blocks.ts';
import { foldConstants } from './folded-constants.ts';
import { settleProperties } from './settled-properties.ts';

/** Classes that scripts put on <html>; no page holds them when it is rendered. */
const classesAddedLater = ['dark', 'light', 'passkeys'];

/** Parts that the browser draws inside some kinds of fields only. */
const inputParts: readonly (readonly [RegExp, readonly string[]])[] = [
  [/::-webkit-(date|datetime|calendar)/, ['date', 'time', 'datetime-local', 'month', 'week']],
  [/::-webkit-(inner|outer)-spin/, ['number', 'date', 'time', 'datetime-local', 'month', 'week']],
  [/::-webkit-search/, ['search']],
  [/::file-selector-button/, ['file']],
];

/** Blocks that hold rules; any other at-rule is kept or dropped whole. */
const framesOfRules = /^@(media|supports|layer|container)\b/;

/**
 * The part of a minified stylesheet that a page needs. Rules for classes and elements the page does not have
 * go, and then custom properties nothing reads. What stays keeps its order, so the page looks the same.
 */
export function usedStyles(css: string, html: string): string {
  const names = namesOn(html);
  const rules = keepRules(css.replace(/\/\*[\s\S]*?\*\/\s*/g, ''), (selector) => isUsed(selector, names));
  let styles = foldConstants(settleProperties(rules, html));
  for (let before = ''; before !== styles; ) {
    before = styles;
    styles = dropUnreadProperties(styles, html);
  }
  return styles;
}

interface PageNames {
  classes: ReadonlySet<string>;
  elements: ReadonlySet<string>;
  /** What the fields of the page are for: `text`, `date`. */
  inputTypes: ReadonlySet<string>;
}

function namesOn(html: string): PageNames {
  const classes = new Set(classesAddedLater);
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of unescapeHtml(names).split(/\s+/)) classes.add(name);
  }
  const elements = new Set(
    [...html.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, name = '']) => name.toLowerCase()),
  );
  const inputTypes = new Set([...html.matchAll(/ type="([\w-]+)"/g)].map(([, type = '']) => type));
  return { classes, elements, inputTypes };
}

function keepRules(css: string, isKept: (selector: string) => boolean): string {
  return blocksOf(css)
    .map(({ head, body }) => {
      if (body === undefined) return head;
      if (framesOfRules.test(head)) return block(head, keepRules(body, isKept));
      if (head.startsWith('@')) return block(head, body);
      return block(splitOutside(head, ',').filter(isKept).join(','), body);
    })
    .join('');
}

/** Whether all that a selector asks for outright, not inside `:not(…)` or `:where(…)`, is on the page. */
function isUsed(selector: string, { classes, elements, inputTypes }: PageNames): boolean {
  const [, typesWithPart] = inputParts.find(([part]) => part.test(selector)) ?? [];
  if (typesWithPart && !typesWithPart.some((type) => inputTypes.has(type))) return false;
  const outright = selector
    .replace(/(?<!\\)\((?:[^()\\]|\\.|\((?:[^()\\]|\\.)*\))*\)/g, '')
    .replace(/(?<!\\)\[[^\]]*\]/g, '');
  const askedClasses = [...outright.matchAll(/\.((?:\\[0-9a-f]+ |\\.|[\w-])+)/g)];
  const askedElements = [...outright.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)];
  return (
    askedClasses.every(([, name = '']) => classes.has(unescapeCss(name))) &&
    askedElements.every(([, name = '']) => elements.has(name))
  );
}

function dropUnreadProperties(css: string, html: string): string {
  const read = new Set([...`${css}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const isDead = (declaration: string) =>
    /^--[\w-]+(?=:)/.test(declaration) && !read.has(nameOf(declaration));

  function keep(text: string): string {
    return blocksOf(text)
      .map(({ head, body }) => {
        if (body === undefined) return head;
        if (framesOfRules.test(head)) return block(head, keep(body));
        if (head.startsWith('@property ')) return read.has(head.slice(10)) ? block(head, body) : '';
        if (head.startsWith('@keyframes ')) return isPlayed(head.slice(11), css) ? block(head, body) : '';
        if (head.startsWith('@')) return block(head, body);
        return block(
          head,
          splitOutside(body, ';')
            .filter((declaration) => !isDead(declaration))
            .join(';'),
        );
      })
      .join('');
  }
  return keep(css);
}

/** Whether any rule plays the animation; scripts that play one bring the whole stylesheet with them. */
function isPlayed(animation: string, css: string): boolean {
  return new RegExp(`animation(-name)?:[^;}]*${animation}`).test(css);
}

function nameOf(declaration: string): string {
  return declaration.slice(0, declaration.indexOf(':'));
}

/** Nothing for a block that has lost its selectors or all it said. */
function block(head: string, body: string): string {
  return head === '' || body === '' ? '' : `${head}{${body}}`;
}

function unescapeCss(name: string): string {
  return name
    .replace(/\\([0-9a-f]+) /g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

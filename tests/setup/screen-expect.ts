import {
  getAriaChecked,
  getAriaDisabled,
  getElementAccessibleDescription,
  getElementAccessibleName,
  isElementVisible,
} from 'ivya/utils';
import { expect as expectValue } from 'vitest';
import { eventually } from './eventually.ts';
import { enteredIn, ScreenLocator } from './screen-locator.ts';
import { ScreenPage } from './screen-page.ts';

type Text = string | RegExp;

const { poll } = expectValue;
const stringContaining = (text: string): unknown => expectValue.stringContaining(text);
const stringMatching = (text: RegExp): unknown => expectValue.stringMatching(text);
const objectContaining = (part: object): unknown => expectValue.objectContaining(part);

/**
 * Vitest's `expect`, and for a page or a locator the checks of Playwright's `expect` under the same names.
 */
export const expect = Object.assign(expectAnything, {
  poll,
  objectContaining,
  stringContaining,
  stringMatching,
});

type Checks<Subject> = Subject extends ScreenPage
  ? PageChecks
  : Subject extends ScreenLocator
    ? LocatorChecks
    : ReturnType<typeof expectValue<Subject>>;

function expectAnything<Subject>(subject: Subject, message?: string): Checks<Subject>;
function expectAnything(subject: unknown, message?: string) {
  if (subject instanceof ScreenPage) return new PageChecks();
  if (subject instanceof ScreenLocator) return new LocatorChecks(subject);
  return expectValue(subject, message);
}

/** Compares actual with expected; throws as Vitest does. */
type Check = (element: HTMLElement) => void;

/** Each check waits until it holds for the one matching element. */
class LocatorChecks {
  readonly #locator: ScreenLocator;
  readonly #isNot: boolean;

  constructor(locator: ScreenLocator, isNot = false) {
    this.#locator = locator;
    this.#isNot = isNot;
  }

  get not(): LocatorChecks {
    return new LocatorChecks(this.#locator, !this.#isNot);
  }

  toBeVisible() {
    return this.#eventually(() => this.#is(this.#isShown(), 'visible'));
  }

  toBeHidden() {
    return this.#eventually(() => this.#is(!this.#isShown(), 'hidden'));
  }

  toBeAttached() {
    return this.#eventually(() => this.#is(this.#locator.element() !== undefined, 'there'));
  }

  toBeFocused() {
    return this.#ofOne((element) => this.#is(element === document.activeElement, 'focused'));
  }

  toBeChecked() {
    return this.#ofOne((element) => this.#is(getAriaChecked(element) === true, 'checked'));
  }

  toBeDisabled() {
    return this.#ofOne((element) => this.#is(getAriaDisabled(element), 'disabled'));
  }

  toBeEnabled() {
    return this.#ofOne((element) => this.#is(!getAriaDisabled(element), 'enabled'));
  }

  toHaveCount(count: number) {
    return this.#eventually(() => this.#value(this.#locator.elements().length).toBe(count));
  }

  toHaveText(text: Text | Text[]) {
    if (!Array.isArray(text)) return this.#ofOne((element) => this.#text(textOf(element), text));
    return this.#eventually(() => this.#value(this.#locator.elements().map(textOf)).toEqual(text.map(whole)));
  }

  toContainText(text: Text | Text[]) {
    if (!Array.isArray(text))
      return this.#ofOne((element) => this.#value(textOf(element)).toEqual(part(text)));
    return this.#eventually(() => this.#value(this.#locator.elements().map(textOf)).toEqual(text.map(part)));
  }

  toHaveValue(value: Text) {
    return this.#ofOne((element) => this.#text(enteredIn(element), value));
  }

  toHaveAttribute(name: string, value: Text = /^/) {
    return this.#ofOne((element) => this.#text(element.getAttribute(name), value));
  }

  toHaveClass(name: Text) {
    return this.#ofOne((element) => this.#text(element.getAttribute('class'), name));
  }

  toHaveAccessibleName(name: Text) {
    return this.#ofOne((element) => this.#text(getElementAccessibleName(element, false), name));
  }

  toHaveAccessibleDescription(text: Text) {
    return this.#ofOne((element) => this.#text(getElementAccessibleDescription(element, false), text));
  }

  #isShown(): boolean {
    const element = this.#locator.element();
    return element !== undefined && isElementVisible(element);
  }

  #is(isTrue: boolean, state: string): void {
    this.#value(isTrue ? state : `not ${state}`).toBe(state);
  }

  #text(seen: string | null, expected: Text): void {
    this.#value(seen).toEqual(whole(expected));
  }

  #value<Value>(seen: Value) {
    const assertion = expectValue(seen, String(this.#locator));
    return this.#isNot ? assertion.not : assertion;
  }

  #ofOne(check: Check): Promise<void> {
    return this.#eventually(() => {
      const element = this.#locator.element();
      if (element === undefined) throw new Error(`Not on the screen: ${this.#locator}`);
      check(element);
    });
  }

  #eventually(check: () => void): Promise<void> {
    return eventually(check);
  }
}

class PageChecks {
  readonly #isNot: boolean;

  constructor(isNot = false) {
    this.#isNot = isNot;
  }

  get not(): PageChecks {
    return new PageChecks(!this.#isNot);
  }

  /** The page's address: from the first slash on, or a pattern for all of it. */
  toHaveURL(address: Text) {
    return eventually(() => {
      const { href, origin } = window.location;
      const expected = typeof address === 'string' ? new URL(address, origin).href : address;
      this.#text(href, expected);
    });
  }

  #text(seen: string, expected: Text): void {
    const assertion = this.#isNot ? expectValue(seen).not : expectValue(seen);
    if (typeof expected === 'string') assertion.toBe(expected);
    else assertion.toMatch(expected);
  }
}

/** Returns an element's text as read: without line breaks and repeated spaces. */
function textOf({ textContent }: HTMLElement): string {
  return textContent
    .replace(/\u200b/g, '')
    .trim()
    .replace(/\s+/g, ' ');
}

function whole(text: Text) {
  return typeof text === 'string' ? text : stringMatching(text);
}

/** Returns a matcher for any text that contains this one. */
function part(text: Text) {
  return typeof text === 'string' ? stringContaining(text) : stringMatching(text);
}

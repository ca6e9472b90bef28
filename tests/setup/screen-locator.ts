import { fireEvent } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import {
  asLocator,
  getByLabelSelector,
  getByPlaceholderSelector,
  getByRoleSelector,
  getByTextSelector,
  getByTitleSelector,
  Ivya,
} from 'ivya';
import { isElementVisible } from 'ivya/utils';
import { eventually, settle } from './eventually.ts';
import { keystrokes } from './keystrokes.ts';

type RoleOptions = NonNullable<Parameters<typeof getByRoleSelector>[1]>;
type TextOptions = NonNullable<Parameters<typeof getByTextSelector>[1]>;

interface Filter {
  has?: ScreenLocator;
  hasNot?: ScreenLocator;
  hasText?: string | RegExp;
  hasNotText?: string | RegExp;
}

const ivya = Ivya.create({ browser: 'chromium' });

/** Finds elements of the screen on demand, with the methods of Playwright's locators. */
export class ScreenLocator {
  readonly selector: string;
  readonly #user: UserEvent;

  constructor(selector: string, user: UserEvent) {
    this.selector = selector;
    this.#user = user;
  }

  getByRole(role: string, options?: RoleOptions): ScreenLocator {
    return this.#within(getByRoleSelector(role, options));
  }

  getByLabel(text: string | RegExp, options?: TextOptions): ScreenLocator {
    return this.#within(getByLabelSelector(text, options));
  }

  getByText(text: string | RegExp, options?: TextOptions): ScreenLocator {
    return this.#within(getByTextSelector(text, options));
  }

  getByPlaceholder(text: string | RegExp, options?: TextOptions): ScreenLocator {
    return this.#within(getByPlaceholderSelector(text, options));
  }

  getByTitle(text: string | RegExp, options?: TextOptions): ScreenLocator {
    return this.#within(getByTitleSelector(text, options));
  }

  locator(inner: string | ScreenLocator): ScreenLocator {
    if (typeof inner === 'string') return this.#within(inner);
    return this.#within(`internal:chain=${JSON.stringify(inner.selector)}`);
  }

  filter({ has, hasNot, hasText, hasNotText }: Filter): ScreenLocator {
    const parts = [
      has && `internal:has=${JSON.stringify(has.selector)}`,
      hasNot && `internal:has-not=${JSON.stringify(hasNot.selector)}`,
      hasText !== undefined && `internal:has-text=${textBody(hasText)}`,
      hasNotText !== undefined && `internal:has-not-text=${textBody(hasNotText)}`,
    ];
    return this.#within(parts.filter((part) => part).join(' >> '));
  }

  and(other: ScreenLocator): ScreenLocator {
    return this.#within(`internal:and=${JSON.stringify(other.selector)}`);
  }

  or(other: ScreenLocator): ScreenLocator {
    return this.#within(`internal:or=${JSON.stringify(other.selector)}`);
  }

  first(): ScreenLocator {
    return this.nth(0);
  }

  last(): ScreenLocator {
    return this.nth(-1);
  }

  nth(place: number): ScreenLocator {
    return this.#within(`nth=${place}`);
  }

  /** Returns the current elements. */
  elements(): HTMLElement[] {
    return ivya.queryLocatorSelectorAll(this.selector, document).filter(isHtmlElement);
  }

  /** Returns the current element; undefined for none. Throws for two. */
  element(): HTMLElement | undefined {
    const found = ivya.queryLocatorSelector(this.selector, document);
    return found !== null && isHtmlElement(found) ? found : undefined;
  }

  async click(): Promise<void> {
    await this.#user.click(await this.#usable());
  }

  async dblclick(): Promise<void> {
    await this.#user.dblClick(await this.#usable());
  }

  async hover(): Promise<void> {
    await this.#user.hover(await this.#present());
  }

  async check(): Promise<void> {
    await this.#setChecked(true);
  }

  async uncheck(): Promise<void> {
    await this.#setChecked(false);
  }

  /** Replaces the text in a field. */
  async fill(value: string): Promise<void> {
    const field = await this.#usable();
    field.focus();
    fireEvent.input(field, { target: { value } });
  }

  async clear(): Promise<void> {
    await this.fill('');
  }

  async press(key: string): Promise<void> {
    (await this.#usable()).focus();
    await this.#user.keyboard(keystrokes(key));
  }

  async pressSequentially(text: string): Promise<void> {
    (await this.#usable()).focus();
    await this.#user.keyboard(text.replaceAll(/[{[]/g, '$&$&'));
  }

  /** Selects an option by its value or label. */
  async selectOption(option: string | { label: string }): Promise<void> {
    const select = await this.#usable();
    const wanted = typeof option === 'string' ? option : option.label;
    await eventually(() => {
      const options = [...select.querySelectorAll('option')];
      if (!options.some(({ value, textContent }) => [value, textContent].includes(wanted)))
        throw new Error(`${this} has no option ${wanted}`);
    });
    await this.#user.selectOptions(select, wanted);
  }

  async setInputFiles(files: File | File[]): Promise<void> {
    await this.#user.upload(await this.#present(), files);
  }

  async focus(): Promise<void> {
    (await this.#present()).focus();
  }

  async blur(): Promise<void> {
    (await this.#present()).blur();
  }

  async count(): Promise<number> {
    return this.elements().length;
  }

  async isVisible(): Promise<boolean> {
    const found = this.element();
    return found !== undefined && isElementVisible(found);
  }

  async textContent(): Promise<string> {
    return (await this.#present()).textContent;
  }

  async allTextContents(): Promise<string[]> {
    return this.elements().map(({ textContent }) => textContent);
  }

  async inputValue(): Promise<string> {
    return enteredIn(await this.#present());
  }

  async getAttribute(name: string): Promise<string | null> {
    return (await this.#present()).getAttribute(name);
  }

  async evaluate<Answer>(ask: (element: HTMLElement) => Answer): Promise<Answer> {
    return ask(await this.#present());
  }

  toString(): string {
    return asLocator('javascript', this.selector);
  }

  #within(part: string): ScreenLocator {
    return new ScreenLocator(this.selector === '' ? part : `${this.selector} >> ${part}`, this.#user);
  }

  async #setChecked(isChecked: boolean): Promise<void> {
    const box = await this.#usable();
    const checked = () => (box instanceof HTMLInputElement ? box.checked : box.ariaChecked === 'true');
    if (checked() !== isChecked) await this.#user.click(box);
  }

  /** Waits until the element exists. */
  #present(): Promise<HTMLElement> {
    return eventually(() => {
      const found = this.element();
      if (found === undefined) throw new Error(`Not on the screen: ${this}`);
      return found;
    });
  }

  /** Waits until a person could click or fill the element. */
  async #usable(): Promise<HTMLElement> {
    await eventually(() => this.#usableNow());
    await settle();
    return eventually(() => this.#usableNow());
  }

  #usableNow(): HTMLElement {
    const found = this.element();
    if (found === undefined) throw new Error(`Not on the screen: ${this}`);
    if (!isElementVisible(found)) throw new Error(`Hidden: ${this}`);
    if (found.matches(':disabled')) throw new Error(`Disabled: ${this}`);
    return found;
  }
}

/** Returns the text in a field, or the selected option of a list. */
export function enteredIn(element: HTMLElement): string {
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement;
  if (!isField) throw new Error('Has no value: not a field');
  return element.value;
}

function isHtmlElement(element: Element): element is HTMLElement {
  return element instanceof HTMLElement || element instanceof SVGElement;
}

/** Returns a text in selector syntax, which the library only exposes as part of a selector. */
function textBody(text: string | RegExp): string {
  return getByTextSelector(text).slice('internal:text='.length);
}

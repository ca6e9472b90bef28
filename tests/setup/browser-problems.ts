import type { BrowserContext } from '@playwright/test';

/** What went wrong in the browser without anybody seeing it: errors on the console, in scripts, of requests. */
export class BrowserProblems {
  readonly #found: string[] = [];
  /**
   * A visitor who is not signed in is told so by a 401, which Chromium prints as an error. So is the line for changes where it is
   * opened as the sign-in ends or is exchanged for another one; a page that follows changes then asks who is signed in.
   */
  readonly #allowed: RegExp[] = [/status of 401 .* \S+\/api\/(user|events)$/];

  /** Lets this test cause problems of this wording, such as the 401 of a wrong password. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error') this.note(`console: ${message.text()} at ${message.location().url}`);
    });
    context.on('weberror', (error) => this.note(`script: ${error.error().message}`));
    // What a page still reads while it signs out finds nobody.
    context.on('request', (request) => {
      if (request.url().endsWith('/api/logout')) this.allow(/status of 401/);
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'unknown reason';
      // Leaving a page ends its requests; nothing failed.
      if (reason !== 'net::ERR_ABORTED') this.note(`request: ${reason} for ${request.url()}`);
    });
  }

  /** The problems that the test did not expect. */
  unexpected(): string[] {
    return this.#found.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
  }

  note(problem: string): void {
    this.#found.push(problem);
  }
}

import type { BrowserContext } from '@playwright/test';

/** Collects errors in the browser: on the console, in scripts, of requests. */
export class BrowserProblems {
  readonly #found: string[] = [];
  /**
   * Visitors get a 401 from these calls, which Chromium prints as an error; so does the event stream if it opens
   * while the sign-in ends or is replaced.
   */
  readonly #allowed: RegExp[] = [/status of 401 .* \S+\/api\/(user|events)$/];

  /** Allows this test to cause problems that match, such as the 401 of a wrong password. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error') this.note(`console: ${message.text()} at ${message.location().url}`);
    });
    context.on('weberror', (error) => this.note(`script: ${error.error().message}`));
    // Requests during sign-out get a 401.
    context.on('request', (request) => {
      if (request.url().endsWith('/api/logout')) this.allow(/status of 401/);
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'unknown reason';
      // Leaving a page aborts its requests; that is not a failure.
      if (reason !== 'net::ERR_ABORTED') this.note(`request: ${reason} for ${request.url()}`);
    });
  }

  /** Returns the unexpected problems. */
  unexpected(): string[] {
    return this.#found.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
  }

  note(problem: string): void {
    this.#found.push(problem);
  }
}

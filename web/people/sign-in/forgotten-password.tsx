/** Explains whom to ask for a new password: none is sent by mail. */
export function ForgottenPassword() {
  return (
    <details className="text-center text-ink-muted">
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-md px-1 font-semibold text-primary-ink underline underline-offset-4">
        Forgot your password?
      </summary>
      Whoever runs this program for your practice can make you a link to choose a new one.
    </details>
  );
}

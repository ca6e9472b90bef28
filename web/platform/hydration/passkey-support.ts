/** Returns whether this browser supports passkeys at this address: not over plain http, and not at an IP address. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && /^[^:[]*[a-z]/i.test(location.hostname);
}

/** Marks it on <html> for the styles. */
export function markPasskeySupport(): void {
  document.documentElement.classList.toggle('passkeys', canUsePasskeys());
}

/** Whether this browser knows passkeys at this address: not over plain http, and not where the address is a number. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && /^[^:[]*[a-z]/i.test(location.hostname);
}

/** Notes it on <html>, where the styles read it. */
export function markPasskeySupport(): void {
  document.documentElement.classList.toggle('passkeys', canUsePasskeys());
}

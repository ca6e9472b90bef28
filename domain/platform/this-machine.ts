/** Returns whether a host is reachable only from its own machine; an IPv6 address may have brackets, as in a URL. */
export function isThisMachine(host: string): boolean {
  return ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host);
}

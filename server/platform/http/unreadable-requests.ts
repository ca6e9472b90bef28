import type { Socket } from 'node:net';
import { securityHeadersOf } from './security-headers.ts';

interface ParseError extends Error {
  code?: string;
}

const lateRequest = {
  status: '408 Request Timeout',
  sentence: 'The request took too long. Please try again',
};
const largeHeaders = { status: '431 Request Header Fields Too Large', sentence: 'The request is too large' };
const unreadable = { status: '400 Bad Request', sentence: 'The request is not valid' };

/**
 * Returns the handler for data that never became a request: it replies with a status, one plain sentence and the
 * security headers, and closes the connection.
 */
export function unreadableRequests(siteUrl: string): (error: ParseError, socket: Socket) => void {
  const secured = linesOf(securityHeadersOf(siteUrl));
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const { status, sentence } = replyTo(error);
    const own = linesOf({
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(sentence.length),
      Connection: 'close',
    });
    if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${own}${secured}\r\n${sentence}`);
    socket.destroy();
  };
}

function linesOf(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
}

function replyTo({ code }: ParseError) {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return lateRequest;
  return code === 'HPE_HEADER_OVERFLOW' ? largeHeaders : unreadable;
}

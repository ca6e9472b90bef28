import type { Socket } from 'node:net';

interface ParseError extends Error {
  code?: string;
}

const lateRequest = {
  status: '408 Request Timeout',
  sentence: 'The request took too long. Please try again',
};
const largeHeaders = { status: '431 Request Header Fields Too Large', sentence: 'The request is too large' };
const unreadable = { status: '400 Bad Request', sentence: 'The request is not valid' };

/** Answers what never became a request, so that it too gets a status and one plain sentence, and hangs up. */
export function replyUnreadable(error: ParseError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, sentence } = answerTo(error);
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${sentence.length}\r\nConnection: close\r\n\r\n${sentence}`,
    );
  }
  socket.destroy();
}

function answerTo({ code }: ParseError) {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return lateRequest;
  return code === 'HPE_HEADER_OVERFLOW' ? largeHeaders : unreadable;
}

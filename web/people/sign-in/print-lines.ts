/** Prints a few lines on their own sheet, whatever the page contains. */
export function printLines(title: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe');
  frame.title = title;
  // Off-screen but not hidden, because browsers do not print elements without layout.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' });
  document.body.append(frame);
  const sheet = frame.contentWindow;
  if (!sheet) return;
  const heading = sheet.document.createElement('h1');
  heading.textContent = title;
  const text = sheet.document.createElement('pre');
  text.textContent = lines.join('\n');
  text.style.fontSize = '14pt';
  sheet.document.body.append(heading, text);
  sheet.addEventListener('afterprint', () => frame.remove());
  sheet.print();
}

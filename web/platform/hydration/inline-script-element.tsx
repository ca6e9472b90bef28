/** Rendered only on the server: the browser's copy of this component has no text and leaves it unchanged. */
export function InlineScript({ text, type }: { text: string; type?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, bundled by the build
  return <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

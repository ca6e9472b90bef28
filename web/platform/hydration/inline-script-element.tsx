/** Written by the server alone: the browser's copy of this component knows no text and leaves it as it is. */
export function InlineScript({ text, type }: { text: string; type?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, bundled by the build
  return <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

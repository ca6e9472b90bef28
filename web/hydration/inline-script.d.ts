/** A file of this folder as one minified classic script, ready to stand inside a <script> element. */
declare module '*?inline-script' {
  const script: string;
  export default script;
}

/** A file of this folder as one minified classic script, ready to stand inside a <script> element. */
declare module '*?inline-script' {
  const script: string;
  export default script;
}

/** The path of a file of the website, with what it imports, as one module script for the browser. */
declare module '*?script-file' {
  const path: string;
  export default path;
}

/** A file of this folder as one minified classic script for a <script> element. */
declare module '*?inline-script' {
  const script: string;
  export default script;
}

/** The path of a website file, bundled with its imports as one module script. */
declare module '*?script-file' {
  const path: string;
  export default path;
}

// A file imported by a module is its address in the release.
declare module '*.svg' {
  const url: string;
  export default url;
}
// … or, asked for so, the drawing itself as a data URL.
declare module '*.svg?inline' {
  const url: string;
  export default url;
}
declare module '*.mp4' {
  const url: string;
  export default url;
}
declare module '*.webm' {
  const url: string;
  export default url;
}
declare module '*.vtt' {
  const url: string;
  export default url;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}

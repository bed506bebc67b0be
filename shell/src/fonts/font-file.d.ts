declare module '*.woff2' {
  const url: string;
  export { url as default };
}

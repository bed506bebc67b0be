// A loader that marks router parts without side effects, so that webpack removes the unused ones
// from the shell.

const marks = [
  [/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2'],
  // Only React's developer tools read these names.
  [/^\w+\.displayName = "\w+";$/gm, ''],
];

export default function markRouter(source) {
  if (!source.includes('\nvar Link = ')) return source;
  return marks.reduce((text, [before, after]) => {
    const marked = text.replaceAll(before, after);
    if (marked === text) throw new Error(`The router no longer has «${String(before)}».`);
    return marked;
  }, source);
}

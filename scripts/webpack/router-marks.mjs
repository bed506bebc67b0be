// A loader for the router in the shell. It says which of its parts have no side effect, so that the bundler leaves out
// those that no page uses.

const marks = [
  [/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2'],
  // Only the developer tools of React read these names.
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

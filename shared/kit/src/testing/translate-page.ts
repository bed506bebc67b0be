/**
 * Translates the page like a browser's translator, including later additions: replaces each text
 * node by two nested `<font>` elements with the same text. Has no imports, so that a browser can
 * run it.
 */
export function translatePage() {
  const untouched =
    'script, style, noscript, textarea, title, font, svg, [translate=no], .notranslate';

  const translateText = (text: Node) => {
    const { parentElement, textContent } = text;
    if (!textContent?.trim() || !parentElement || parentElement.closest(untouched)) return;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(textContent);
    parentElement.replaceChild(outer, text);
  };

  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(translateText);
  };

  translate(document.body);
  const observer = new MutationObserver((changes) =>
    changes.forEach(({ addedNodes }) => addedNodes.forEach(translate)),
  );
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

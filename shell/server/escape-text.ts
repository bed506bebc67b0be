/** Escapes text for an element or an attribute. */
export const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Serialises data for a script element, so that it cannot contain a closing tag. */
export const escapeJson = (data: unknown) =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

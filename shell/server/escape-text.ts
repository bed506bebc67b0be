/** Text in an element or an attribute. */
export const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Data in a script element, which nothing in it can close. */
export const escapeJson = (data: unknown) =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

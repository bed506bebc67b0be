const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const escape = (value: unknown) =>
  String(value).replace(/[&<>"]/g, (character) => entities[character] ?? character);

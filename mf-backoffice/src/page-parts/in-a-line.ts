/** Formats «a, b y c». */
export const formatList = (texts: readonly string[]) => format.format(texts);

const format = new Intl.ListFormat('es');

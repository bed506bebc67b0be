export function refuseAll(sentences: readonly string[]) {
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
}

const namedOffers = 3;

/** Why something cannot be deleted: which offers use it. */
export function inUseMessage(offerTitles: readonly string[]): string {
  const named = offerTitles.slice(0, namedOffers).map((title) => `«${title}»`);
  const others = offerTitles.length - named.length;
  if (others > 0) named.push(others === 1 ? 'otra más' : `otras ${others} más`);
  const subject =
    offerTitles.length === 1 ? 'está en uso en la oferta' : 'está en uso en las ofertas';
  return `No se puede eliminar porque ${subject} ${listText(named)}.`;
}

const listText = (parts: readonly string[]) =>
  new Intl.ListFormat('es', { type: 'conjunction' }).format(parts);

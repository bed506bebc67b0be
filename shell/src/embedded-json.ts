/** Ids of the data blocks that the site server writes into a page. */
export const blocks = { composition: 'portal-composition', data: 'portal-data' } as const;

export function readBlock(id: string): unknown {
  const text = document.querySelector(`script[id="${id}"]`)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

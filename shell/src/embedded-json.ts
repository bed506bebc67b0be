/** Ids of the data blocks that the site server writes into a page. */
export const blocks = { composition: 'portal-composition', data: 'portal-data' } as const;

/** What the server wrote into the page's data block. */
export function readBlock(id: string): unknown {
  const text = document.querySelector(`script[id="${id}"]`)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

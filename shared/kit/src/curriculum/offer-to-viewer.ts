import { viewerPath } from '../routing/paths';

export type OfferedFile = { readonly url: string; readonly withdraw: () => void };

/**
 * Gives a file to the site's page for PDFs, in a frame or a tab. The address names a channel that
 * only pages of this site can ask for the file, for as long as it is offered.
 */
export async function offerToViewer(file: Blob, title: string): Promise<OfferedFile> {
  const bytes = await file.arrayBuffer();
  const name = randomName();
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => {
    if (data === 'ready') channel.postMessage({ title, bytes });
  });
  return { url: `${viewerPath}#${name}`, withdraw: () => channel.close() };
}

// `crypto.randomUUID` is missing where the site is served without TLS, as on a company's network.
const randomName = () => crypto.getRandomValues(new BigUint64Array(2)).join('-');

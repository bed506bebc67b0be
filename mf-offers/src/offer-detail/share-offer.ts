import type { Offer } from '@portal/contract/offer';
import { showNotice } from '@portal/runtime';

/** By the device's own way of sharing where it has one, else by the clipboard. */
export async function shareOffer({ title }: Offer) {
  const url = window.location.href;
  try {
    if (canShare()) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    return void showNotice({ kind: 'success', text: 'Copiamos el enlace de la oferta.' });
  } catch (error) {
    // Closing the device's dialog without a choice is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    return void showNotice({ kind: 'error', text: `No pudimos copiar el enlace: ${url}` });
  }
}

/** Most computers cannot, whatever the types say; the clipboard is there in any secure page. */
const canShare = () => typeof Reflect.get(navigator, 'share') === 'function';
